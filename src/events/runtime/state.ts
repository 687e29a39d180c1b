import { createSlice } from "../slice.ts";
import { EpicCrashed, TimerArmed, TimerCancelled, TimerFired } from "./events.ts";

export type ArmedTimer = {
  readonly rule: string;
  readonly delayMs: number;
  readonly dueAt: number;
  readonly armedBy: number;
};
/** Which timers are armed, by number, why (seq that led to it) and due when; and which epics are gone. */
export type RuntimeState = {
  readonly timers: Readonly<Record<number, ArmedTimer>>;
  readonly crashedEpics: readonly string[];
};

const initial: RuntimeState = { timers: {}, crashedEpics: [] };

const without = (state: RuntimeState, timer: number): RuntimeState => {
  const { [timer]: _gone, ...timers } = state.timers;
  return { ...state, timers };
};

export const runtimeSlice = createSlice("runtime", initial)
  .onPlain(TimerArmed, (state, { timer, rule, delayMs, dueAt }, entry) => ({
    ...state,
    timers: { ...state.timers, [timer]: { rule, delayMs, dueAt, armedBy: entry.cause ?? 0 } },
  }))
  .onPlain(TimerCancelled, (state, { timer }) => without(state, timer))
  .onPlain(TimerFired, (state, { timer }) => without(state, timer))
  .onPlain(EpicCrashed, (state, { epic }) => ({
    ...state,
    crashedEpics: [...state.crashedEpics, epic],
  }));
