import type { Definition, Entry } from "../define.ts";
import type { State } from "../index.ts";
import { SessionClosed, SessionOpened } from "../session/events.ts";
import { AppStarted, SiteConfig } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import {
  EpicCrashed,
  DomainsArrived,
  DomainsMissing,
  DomainsWanted,
  type Need,
  TimerArmed,
  TimerCancelled,
  TimerFired,
  TimerMoved,
  TimerPanelToggled,
} from "./events.ts";

export type ArmedTimer = {
  readonly rule: string;
  readonly delayMs: number;
  readonly dueAt: number;
  readonly armedBy: number;
};
/**
 * Armed timers by number, each with its cause (`armedBy` is a seq) and due time; crashed epics; loaded
 * domains.
 */
export type RuntimeState = {
  readonly timers: Readonly<Record<number, ArmedTimer>>;
  readonly crashedEpics: readonly string[];
  /** Names of the loaded domains, at first those of the first load. */
  readonly arrived: readonly string[];
  /** The events that opened the visit, by type, for domains that load later: start, site config, session. */
  readonly opening: Readonly<Record<string, Entry>>;
  /** Domains that failed to load and have not since; false: they are asked for again. */
  readonly missing: Readonly<Partial<Record<Need, boolean>>>;
  readonly isPanelOpen: boolean;
};

const initial: RuntimeState = {
  timers: {},
  crashedEpics: [],
  arrived: [],
  opening: {},
  missing: {},
  isPanelOpen: false,
};

const without = (state: RuntimeState, timer: number): RuntimeState => {
  const { [timer]: _removed, ...timers } = state.timers;
  return { ...state, timers };
};

const entryOf = <D>(
  { type, version }: Definition<string, D>,
  data: D,
  { seq, at, cause }: Pick<Entry, "seq" | "at" | "cause">,
): Entry => ({ seq, at, type, v: version, data, cause });

const opened = (state: RuntimeState, entry: Entry): RuntimeState => ({
  ...state,
  opening: { ...state.opening, [entry.type]: entry },
});

export const runtimeSlice = createSlice("runtime", initial)
  .on(AppStarted, (state, data, where) => opened(state, entryOf(AppStarted, data, where)))
  .on(SiteConfig.answered, (state, data, where) =>
    opened(state, entryOf(SiteConfig.answered, data, where)),
  )
  .on(SessionOpened, (state, data, where) => opened(state, entryOf(SessionOpened, data, where)))
  .on(SessionClosed, (state, data, where) => {
    const { [SessionOpened.type]: _removed, ...opening } = state.opening;
    return opened({ ...state, opening }, entryOf(SessionClosed, data, where));
  })
  .on(TimerArmed, (state, { timer, rule, delayMs, dueAt }, entry) => ({
    ...state,
    timers: { ...state.timers, [timer]: { rule, delayMs, dueAt, armedBy: entry.cause ?? 0 } },
  }))
  .on(TimerCancelled, (state, { timer }) => without(state, timer))
  .on(TimerFired, (state, { timer }) => without(state, timer))
  .on(TimerMoved, (state, { timer, dueAt }) => {
    const armed = state.timers[timer];
    if (armed === undefined) return state;
    return { ...state, timers: { ...state.timers, [timer]: { ...armed, dueAt } } };
  })
  .on(TimerPanelToggled, (state, { isOpen }) => ({ ...state, isPanelOpen: isOpen }))
  .on(DomainsMissing, (state, { need }) => ({
    ...state,
    missing: { ...state.missing, [need]: true },
  }))
  .on(DomainsWanted, (state, { need }) =>
    state.missing[need] === true
      ? { ...state, missing: { ...state.missing, [need]: false } }
      : state,
  )
  .on(DomainsArrived, (state, { need, domains }) => {
    const added = domains.filter((name) => !state.arrived.includes(name));
    const { [need]: wasMissing, ...missing } = state.missing;
    const found = wasMissing === undefined ? state : { ...state, missing };
    return added.length === 0 ? found : { ...found, arrived: [...state.arrived, ...added] };
  })
  .on(EpicCrashed, (state, { epic }) => ({
    ...state,
    crashedEpics: [...state.crashedEpics, epic],
  }));

/** Whether the code of a domain has loaded; a test checks the names. */
export const hasArrived = ({ runtime }: Pick<State, "runtime">, domain: string): boolean =>
  runtime.arrived.includes(domain);
