import { app, arrival, isArrived, needOf } from "../kit/app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { SignIn } from "../../src/commands/auth.ts";
import { GoTo } from "../../src/commands/navigation.ts";
import {
  type AnyDefinition,
  callOfAsked,
  type DataOf,
  definitions,
  type Draft,
  draftOf,
  type Entry,
} from "../../src/events/define.ts";
import { NavigationRequested, RouteEntered } from "../../src/events/navigation/events.ts";
import { createWholeApp } from "../../src/chunks/all.ts";
import { CallCancelled, DomainsArrived, DomainsWanted } from "../../src/events/runtime/events.ts";
import {
  AppStarted,
  CameOnline,
  TabHidden,
  TabShown,
  WentOffline,
} from "../../src/events/shell/events.ts";
import { decode } from "../../src/codec/codec.ts";
import { Host } from "../../src/infra/host/host.ts";
import type { LogEntry } from "../../src/infra/log/line.ts";
import { createStateHasher } from "../../src/infra/log/stateHashes.ts";
import { openBetsPort } from "../../src/infra/ports/placement.ts";
import { type Areas, readStored, storagePort } from "../../src/infra/ports/storage.ts";
import { TabsPort } from "../../src/infra/ports/tabs.ts";
import { Vault } from "../../src/infra/vault.ts";
import { createRandom } from "../infra/logKit.ts";
import { sectionHost } from "../kit/sections.ts";
import { createClock } from "./clock.ts";
import { createOperator } from "./operator.ts";

export const startAt = Date.UTC(2026, 10, 20, 14);

export type StoryOptions = {
  readonly seed: number;
  readonly started?: Partial<DataOf<typeof AppStarted>>;
  /** The storage of earlier visits on the device; if shared, it outlives this one. */
  readonly areas?: Areas;
  /** The share of calls that get no answer. */
  readonly lostShare?: number;
  /** An additional port, which may look at the host when it receives an entry. */
  readonly port?: (entry: Entry, host: Host) => void;
  /** Calls that get no answer from the start. */
  readonly lost?: readonly string[];
  /** Epics of the test, in addition to the app's own. */
  readonly moreEpics?: typeof app.epics;
  /** The names of domains in the first load; by default the current ones. */
  readonly first?: readonly string[];
  /** Which requests the operator leaves to the test. */
  readonly isLeftOpen?: (asked: Entry) => boolean;
};

/** A visit in virtual time: the app's own host, rules and deciders, with an operator invented for tests. */
export type Story = ReturnType<typeof beginStory>;

export function beginStory({
  seed,
  started = {},
  lostShare = 0,
  lost: lostAtFirst = [],
  areas = emptyAreas(),
  port = () => {},
  moreEpics = [],
  first,
  isLeftOpen = () => false,
}: StoryOptions) {
  const packed = first === undefined ? app : createWholeApp(first);
  const random = createRandom(seed);
  const clock = createClock(startAt);
  const vault = new Vault();
  const operator = createOperator(random, clock.now);
  const entries: Entry[] = [];
  const logEntries: LogEntry[] = [];
  const hasher = createStateHasher(packed.root.initial);
  const running = new Set<number>();
  let lost = lostAtFirst;
  let isConnected = true;

  const answer = (entry: Entry) => {
    const call = callOfAsked(entry.type);
    if (CallCancelled.is(entry)) running.delete(entry.data.call);
    if (call === undefined || isLeftOpen(entry)) return;
    const asked = entry.data as { readonly call: number; readonly ask: object };
    running.add(asked.call);
    clock.setTimeout(
      () => {
        if (!running.delete(asked.call)) return;
        const isLost = !isConnected || lost.includes(call.name) || random() < lostShare;
        const found = isLost
          ? { error: { tag: "offline" } }
          : operator.answer(call.name, asked.ask);
        const definition = "body" in found ? call.answered : call.failed;
        const sealed = vault.sealBy(definition.codec, { ...asked, ...found });
        const decoded = decode(definition.codec, sealed);
        if (decoded.tag === "bad") throw new Error(`${definition.type}: ${decoded.reason}`);
        host.report(draftOf(definition, decoded.value));
      },
      20 + Math.floor(random() * 180),
    );
  };
  const route = (entry: Entry) => {
    if (!NavigationRequested.is(entry)) return;
    const { path } = entry.data;
    // As in the page: the router answers within the turn that asked.
    host.report(RouteEntered({ path }));
  };

  const loadGroup = (entry: Entry) => {
    if (!DomainsWanted.is(entry)) return;
    const { need, domains } = arrival(entry.data.need).data;
    const late = domains.filter((name) => !packed.root.initial.runtime.arrived.includes(name));
    host.report(DomainsArrived({ need, domains: late }));
  };
  // The only tab.
  const tabs = new TabsPort({
    transport: null,
    lock: null,
    report: (draft) => host.report(draft),
    tab: "story",
  });

  const host: Host = new Host({
    root: packed.root,
    decide: packed.decide,
    epics: [...packed.epics, ...moreEpics],
    epicsOf: packed.epicsOf,
    definitions,
    vault,
    ...clock,
    draw: () => uuidFrom(random),
    onGuardLost: () => EndSessionSafely({}),
    onIdle: (run) => {
      clock.setTimeout(run, 16);
    },
    ports: [
      (entry) => {
        entries.push(entry);
        const hashes = hasher.next(host.state);
        logEntries.push(hashes === undefined ? entry : { ...entry, state: hashes });
      },
      answer,
      route,
      storagePort(areas, vault, () => {}),
      openBetsPort({
        local: areas.local,
        onOtherTab: () => {},
        vault,
        state: () => host.state,
        report: (draft) => host.report(draft),
      }),
      sectionHost()((draft) => host.report(draft)),
      loadGroup,
      tabs.onEntry,
      (entry) => port(entry, host),
    ],
  });
  host.start(
    AppStarted({
      path: "/en",
      language: "en",
      isTabHidden: false,
      isOnline: true,
      hasSession: false,
      stored: readStored(areas, vault),
      ...started,
    }),
  );

  tabs.start();

  return {
    entries,
    /** As the page logs them: each with what it changed in the state. */
    logEntries,
    random,
    operator,
    state: () => host.state$.value,
    /** An input from outside, with its private values sealed as in the page's input ports. */
    report: (definition: AnyDefinition, data: object) => {
      const decoded = decode(definition.codec, vault.sealBy(definition.codec, data));
      if (decoded.tag === "bad") throw new Error(`${definition.type}: ${decoded.reason}`);
      host.report(draftOf(definition, decoded.value));
    },
    pass: clock.pass,
    setClockBy: clock.setBy,
    send: (command: Draft) => {
      // The screen that sends a command of a chunk has waited for the chunk.
      const need = needOf(command.type);
      if (need !== null && !isArrived(host.state, need)) host.report(arrival(need));
      host.send(command);
    },
    go: (path: string) => host.send(GoTo({ path, isReplacing: false })),
    hide: () => host.report(TabHidden({})),
    show: () => {
      host.wake();
      host.report(TabShown({}));
    },
    /** From now on these calls, and no others, never reach the operator. */
    lose: (...names: readonly string[]) => {
      lost = names;
    },
    disconnect: () => {
      isConnected = false;
      host.report(WentOffline({}));
    },
    connect: () => {
      isConnected = true;
      host.report(CameOnline({}));
    },
  };
}

/** A device with an empty storage. */
export const emptyAreas = (): Areas => ({ local: emptyStorage(), session: emptyStorage() });

function emptyStorage(): Storage {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
    key: (index) => [...values.keys()][index] ?? null,
    get length() {
      return values.size;
    },
  };
}

/** The sign-in form as it is sent, before the runtime seals its private values on entry. */
export const signIn: Draft = {
  kind: "command",
  type: SignIn.type,
  v: SignIn.version,
  data: { form: "login_password", login: "demo", password: "demo-password", isRemembered: false },
};

function uuidFrom(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join("");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
