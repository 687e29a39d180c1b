import { BetsHistory } from "../bets/events.ts";
import { SessionClosed } from "../session/events.ts";
import { AppStarted } from "../shell/events.ts";
import { drafted } from "../drafted.ts";
import { createSlice } from "../slice.ts";
import { TabRealityAnswered } from "../tabs/events.ts";
import {
  type RealityAction,
  RealityAnswered,
  RealityCheckShown,
  RealityEnded,
  RealityPauseBegan,
  RealityPauseEnded,
  RealityStarted,
  RealityStepped,
  RealityTakenUp,
  RealityTimeShared,
} from "./events.ts";
import { type CheckTimer, initial, type RealityState } from "./state.ts";
import type { StoredReality } from "./stored.ts";

type Answer = { readonly action: RealityAction; readonly doNotShowAgain: boolean };

/**
 * Only `continue` without the flag starts another interval; after "log out" the check stays until the session
 * ends. [reality-004]
 */
function answered(
  state: RealityState,
  { action, doNotShowAgain }: Answer,
  { at }: { readonly at: number },
): RealityState {
  const { timer, intervalMs } = state;
  if (timer === null || action === "log_out") return { ...state, isLeaving: action === "log_out" };
  const leftMs = action === "continue" && !doNotShowAgain ? (intervalMs ?? 0) : 0;
  const next = { ...timer, startedAt: at, leftMs, doNotShowAgain: leftMs === 0 };
  return { ...state, timer: next, hasFigures: false };
}

/** Not more than the interval is left from now on; a check that is shown stays. */
function capped(timer: CheckTimer, intervalMs: number, at: number): CheckTimer {
  const countedMs = Math.max(0, at - timer.startedAt);
  return { ...timer, leftMs: Math.min(timer.leftMs, countedMs + intervalMs) };
}

/** What is stored, as state. */
function restored(stored: StoredReality | undefined): RealityState {
  if (stored === undefined) return initial;
  const { pausedUntil, ...timer } = stored;
  return { ...initial, timer, ...(pausedUntil === undefined ? {} : { pausedUntil }) };
}

export const realitySlice = createSlice<"reality", RealityState>("reality", initial)
  .on(AppStarted, (_state, { stored }) => restored(stored.realityCheck))
  .on(RealityStarted, ({ timer, pausedUntil }, { intervalMs }, { at }) => ({
    ...initial,
    ...(pausedUntil === undefined ? {} : { pausedUntil }),
    timer: {
      startedAt: at,
      leftMs: intervalMs,
      doNotShowAgain: false,
      sinceAt: timer?.sinceAt ?? at,
    },
    intervalMs,
  }))
  .on(RealityTakenUp, (state, { intervalMs }, { at }) => ({
    ...state,
    intervalMs,
    timer: state.timer && capped(state.timer, intervalMs, at),
  }))
  .on(RealityEnded, (state) => ({ ...state, intervalMs: 0 }))
  .on(
    RealityStepped,
    drafted(({ timer }, { byMs }, { at }) => {
      if (timer !== null) Object.assign(timer, { startedAt: at, leftMs: timer.leftMs - byMs });
    }),
  )
  .on(
    RealityCheckShown,
    drafted(({ timer }, _data, { at }) => {
      if (timer !== null) Object.assign(timer, { startedAt: at, leftMs: 0 });
    }),
  )
  .on(
    BetsHistory.answered,
    drafted((draft, { ask }) => {
      draft.hasFigures = draft.timer?.leftMs === 0 && ask.status === null && ask.pageToken === null;
    }),
  )
  .on(RealityTimeShared, (state, { leftMs }, { at }) =>
    state.timer === null ? state : { ...state, timer: { ...state.timer, startedAt: at, leftMs } },
  )
  .on(RealityPauseBegan, (state, { until }) => ({ ...state, pausedUntil: until }))
  .on(RealityPauseEnded, ({ pausedUntil: _pausedUntil, ...state }) => state)
  .on(RealityAnswered, answered)
  .on(TabRealityAnswered, answered)
  .on(SessionClosed, () => initial);
