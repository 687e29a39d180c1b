import { left, right } from "fp-ts/lib/Either.js";
import {
  define,
  defineCall,
  defineEvent,
  defineInput,
  type Draft,
  type Entry,
} from "../../src/events/define.ts";
import { combineSlices, createSlice } from "../../src/events/slice.ts";
import { finite, openString, shape } from "../../src/codec/codec.ts";
import type { Decide } from "../../src/infra/runtime/decide.ts";
import { Engine, type EngineOptions } from "../../src/infra/runtime/engine.ts";
import type { Epic } from "../../src/infra/runtime/epic.ts";

// A bell that rings and is counted: the smallest product with all kinds of events.
export const BellStarted = defineInput("BellStarted", 1, shape({}));
export const BellPulled = defineInput("BellPulled", 1, shape({ times: finite }));
export const BellRang = defineEvent("BellRang", 1, shape({ by: openString }));
export const BellEchoed = defineEvent("BellEchoed", 1, shape({ by: openString }));
export const BellSilenced = defineEvent("BellSilenced", 1, shape({}));
export const RingBell = define("command", "RingBell", 1, shape({ times: finite }));
export const SilenceBell = define("command", "SilenceBell", 1, shape({}));
export const AskBell = defineCall(
  "AskBell",
  1,
  shape({ what: openString }),
  shape({ tone: openString }),
);

export type Bell = {
  readonly bell: { readonly rung: number; readonly pulled: number; readonly isSilent: boolean };
  readonly gauge: { readonly seen: number };
};
export type BellEpic = Epic<Bell>;

const initial: Bell = {
  bell: { rung: 0, pulled: 0, isSilent: false },
  gauge: { seen: 0 },
};

/** A pull of 13 breaks the fold of the bell, and only that. */
const bellSlice = createSlice("bell", initial.bell)
  .on(BellRang, (state) => ({ ...state, rung: state.rung + 1 }))
  .on(BellPulled, (state, { times }) => {
    if (times === 13) throw new Error("13 is too many");
    return { ...state, pulled: state.pulled + times };
  })
  .on(BellSilenced, (state) => ({ ...state, isSilent: true }));
const gaugeSlice = createSlice("gauge", initial.gauge).on(BellPulled, ({ seen }) => ({
  seen: seen + 1,
}));

const decide: Decide<Bell> = (command, state) => {
  if (SilenceBell.is(command)) return right([BellSilenced({})]);
  if (!RingBell.is(command)) throw new Error(`no decider for ${command.type}`);
  if (state.bell.isSilent) return left({ code: "bell_silent" });
  const { times } = command.data;
  if (times < 0) throw new Error("a decider that breaks");
  return right(Array.from({ length: times }, () => BellRang({ by: "command" })));
};

export const START_AT = 1_000;

/** The options of an engine of the bell, without its listener. */
export function bellOptions(epics: readonly BellEpic[]): Omit<EngineOptions<Bell>, "onEntry"> {
  let draws = 0;
  const draw = () => {
    draws += 1;
    return `draw-${draws}`;
  };
  return { root: combineSlices<Bell>([bellSlice, gaugeSlice], initial), decide, epics, draw };
}

/** Starts an engine with these epics; `log` is every entry as it was appended. */
export function ringing(epics: readonly BellEpic[], options: Partial<EngineOptions<Bell>> = {}) {
  const log: Entry[] = [];
  const engine = new Engine<Bell>({
    ...bellOptions(epics),
    onEntry: (entry) => {
      log.push(entry);
    },
    ...options,
  });
  engine.start(BellStarted({}), START_AT);
  const input = (draft: Draft, at = START_AT) => engine.input(draft, at);
  return { engine, log, input };
}

/** `3 BellRang <2 epic:ring`: number, name, cause and author of an entry. */
export const lineOf = ({ seq, type, cause, by }: Entry): string =>
  `${seq} ${type} <${cause ?? "-"}${by === undefined ? "" : ` ${by}`}`;

export const typesOf = (log: readonly Entry[]): readonly string[] => log.map(({ type }) => type);
