import { limitInForce, mostOf } from "../limits/index.ts";
import { edgesOf } from "../shell/index.ts";
import type { State } from "../index.ts";

/** The limit type of the reality-check interval, in minutes. [limits-004] */
const REALITY_CHECK = 32;
const MINUTE_MS = 60_000;

/** Whether the policy pack asks for checks: then none of them can be the last. */
export const isRealityRequired = (state: Pick<State, "shell">): boolean =>
  Number.isFinite(mostOf(state, REALITY_CHECK));

/** Whether the policy pack has each check answered: then none can be closed or be the last. */
export const areChecksAcknowledged = ({ shell }: Pick<State, "shell">): boolean =>
  shell.config?.policy?.areChecksAcknowledged === true;

/** How long the policy pack pauses play after the answer to a check, ms; 0: not at all. */
export const checkPauseMs = ({ shell }: Pick<State, "shell">): number =>
  edgesOf(shell.config?.policy?.bounds?.["REALITY-PAUSE.pauseMs"])[0];

/**
 * Interval between reality checks, ms; 0: none, or not known yet. It is no longer than the policy pack allows;
 * where that asks for checks, the server reports an interval also for players who have chosen none.
 */
export const realityIntervalMs = (state: Pick<State, "limits" | "shell">): number =>
  Math.min(
    Math.max(0, limitInForce(state, REALITY_CHECK)?.limitValue ?? 0),
    mostOf(state, REALITY_CHECK),
  ) * MINUTE_MS;

/** Whether a check is on screen and waits for an answer. [reality-002] */
export const isRealityCheckShown = (state: State): boolean =>
  state.session.tag === "player" &&
  realityIntervalMs(state) > 0 &&
  state.reality.timer?.leftMs === 0 &&
  !state.reality.timer.doNotShowAgain;
