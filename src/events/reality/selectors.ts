import { limitInForce } from "../limits/index.ts";
import type { State } from "../index.ts";

/** The limit type of the reality-check interval, in minutes. [limits-004] */
const REALITY_CHECK = 32;
const MINUTE_MS = 60_000;

/** Interval between reality checks, ms; 0: none, or not known yet. */
export const realityIntervalMs = (state: Pick<State, "limits">): number =>
  Math.max(0, limitInForce(state, REALITY_CHECK)?.limitValue ?? 0) * MINUTE_MS;

/** Whether a check is on screen and waits for an answer. [reality-002] */
export const isRealityCheckShown = (state: State): boolean =>
  state.session.tag === "player" &&
  realityIntervalMs(state) > 0 &&
  state.reality.timer?.leftMs === 0 &&
  !state.reality.timer.doNotShowAgain;
