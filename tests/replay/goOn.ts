import { app, arrival } from "../kit/app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import {
  callOfAsked,
  definitions,
  type Draft,
  draftOf,
  type Entry,
} from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { NavigationRequested, RouteEntered } from "../../src/events/navigation/events.ts";
import {
  CallCancelled,
  type Need,
  DomainsArrived,
  DomainsWanted,
} from "../../src/events/runtime/events.ts";
import { decode } from "../../src/codec/codec.ts";
import { TimerHost } from "../../src/infra/host/timers.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { createInputs, isInput } from "../../src/infra/replay/inputs.ts";
import { Engine } from "../../src/infra/runtime/engine.ts";
import { Vault } from "../../src/infra/vault.ts";
import { createRandom } from "../infra/logKit.ts";
import { sectionHost } from "../kit/sections.ts";
import { createClock } from "./clock.ts";
import { createOperator } from "./operator.ts";

/** A recorded visit that is continued: all inputs of the log are applied, and then time runs on. */
export type GoneOn = ReturnType<typeof goOn>;

/**
 * Brings the app to the end of a log with its inputs, and continues in virtual time with an operator invented
 * for tests; `answers` are bodies by the name of the call, in place of the operator's.
 */
export function goOn(log: ImportedLog, answers: Readonly<Record<string, unknown>> = {}) {
  const clock = createClock(log.entries[0]?.at ?? 0);
  const random = createRandom(1);
  const operator = createOperator(random, clock.now);
  const vault = new Vault();
  const inputs = createInputs(log, definitions);
  const entries: Entry[] = [];
  const running = new Map<number, Entry>();
  let isLive = false;

  const report = (draft: Draft) => engine.input(draft, clock.now());
  const answer = (entry: Entry, asked: Asked) => {
    const call = callOfAsked(entry.type);
    if (call === undefined || !running.delete(asked.call)) return;
    const own = answers[call.name];
    const found = own === undefined ? operator.answer(call.name, asked.ask) : { body: own };
    const definition = "body" in found ? call.answered : call.failed;
    const decoded = decode(
      definition.codec,
      vault.sealBy(definition.codec, { ...asked, ...found }),
    );
    if (decoded.tag === "bad") throw new Error(`${definition.type}: ${decoded.reason}`);
    report(draftOf(definition, decoded.value));
  };
  const answerSoon = (entry: Entry) => {
    const asked = entry.data as Asked;
    clock.setTimeout(() => answer(entry, asked), 100);
  };
  const loadGroup = ({ data }: { data: { need: Need } }) => report(arrival(data.need));
  const sections = sectionHost()(report);

  const ports = (entry: Entry) => {
    if (callOfAsked(entry.type) !== undefined) answerSoon(entry);
    else if (DomainsWanted.is(entry)) loadGroup(entry);
    else if (NavigationRequested.is(entry)) report(RouteEntered({ path: entry.data.path }));
    else sections(entry);
  };
  const keepOpen = (entry: Entry) => {
    const call = (entry.data as Partial<Asked>).call;
    if (call === undefined) return;
    if (callOfAsked(entry.type) !== undefined) running.set(call, entry);
    else if (CallCancelled.is(entry) || isInput(entry)) running.delete(call);
  };
  const wanted = new Map<string, EntryOfWanted>();
  const engine: Engine<State> = new Engine<State>({
    root: app.root,
    decide: app.decide,
    epics: app.epics,
    epicsOf: app.epicsOf,
    draw: () => (isLive ? uuidFrom(random) : inputs.drawn(engine.seq)),
    onGuardLost: () => EndSessionSafely({}),
    onEntry: (entry) => {
      entries.push(entry);
      timers.onEntry(entry);
      keepOpen(entry);
      if (DomainsWanted.is(entry)) wanted.set(entry.data.need, entry);
      else if (DomainsArrived.is(entry)) wanted.delete(entry.data.need);
      if (isLive) ports(entry);
    },
  });
  const timers: TimerHost = new TimerHost({
    ...clock,
    fire: (timer) => engine.fire(timer, clock.now()),
  });

  // Inputs that are no longer possible in a log of another build are skipped.
  for (const entry of log.entries) {
    if (!isInput(entry) || log.skipped.has(entry.seq)) continue;
    clock.setTo(entry.at);
    inputs.take(entry, engine);
  }
  isLive = true;
  for (const entry of [...running.values()]) answerSoon(entry);
  for (const entry of [...wanted.values()]) loadGroup(entry);

  return {
    /** All entries so far, starting with those of the log. */
    entries,
    state: () => engine.state,
    pass: clock.pass,
    report,
    send: (command: Draft) => {
      const definition = definitions.get(command.type);
      if (definition === undefined) throw new Error(`${command.type} is not a command`);
      report(draftOf(definition, vault.sealBy(definition.codec, command.data)));
    },
  };
}

type Asked = { readonly call: number; readonly ask: object };
type EntryOfWanted = { readonly data: { readonly need: Need } };

const uuidFrom = (random: () => number): string => {
  const hex = Array.from({ length: 12 }, () => Math.floor(random() * 16).toString(16)).join("");
  return `00000000-0000-4000-8000-${hex}`;
};
