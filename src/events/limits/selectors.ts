import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import { BLOCK, NO_DEPOSIT_LIMIT, SELF_EXCLUSION, TIME_OUT } from "./types.ts";

type WithLimits = Pick<State, "limits">;
type WithLimitsAndShell = Pick<State, "limits" | "shell">;

/** Types of the limits that are a break from play. */
const breaks: readonly number[] = [SELF_EXCLUSION, TIME_OUT];
/** Types up to this are limits on stakes and losses per day, per week and per 30 days. */
const LAST_OF_BETS = 12;

/**
 * The self-exclusion or time-out in force: play is closed, and the rules for the player pause. The policy of
 * a site may let a time-out close deposits only; then nothing pauses. [limits-012]
 */
export const breakInForce = ({ limits, shell }: WithLimitsAndShell): ClientLimit | undefined =>
  limits.items.find(
    ({ limitType, limitState }) =>
      breaks.includes(limitType) &&
      limitState === "ACTIVE" &&
      (limitType !== TIME_OUT || shell.config?.policy?.isTimeOutForDepositsOnly !== true),
  );

export const isSelfExcluded = (state: WithLimitsAndShell): boolean =>
  breakInForce(state) !== undefined;

/** Limits on stakes and losses in force. */
export const moneyLimits = ({ limits }: WithLimits): readonly ClientLimit[] =>
  limits.items.filter(
    ({ limitType, limitState }) => limitType <= LAST_OF_BETS && limitState === "ACTIVE",
  );

export const hasMoneyLimit = (state: WithLimits): boolean => moneyLimits(state).length > 0;

/**
 * What the limits on stakes and losses leave for a bet in this currency; without one, in that of the limits.
 * What a limit in another currency leaves is known only once it is used up. Null: nothing is limited.
 */
export const leftToStake = (state: WithLimits, iso?: string): number | null =>
  moneyLimits(state).reduce<number | null>(
    (least, { measure, limitBalance }) =>
      limitBalance > 0 && measure !== (iso ?? measure)
        ? least
        : Math.min(least ?? limitBalance, limitBalance),
    null,
  );

/**
 * Why no bet of this stake, in this currency, may be placed. The server checks the same and has the last word. [limits-004]
 * [limits-012]
 */
export type PlayClosed = "self_excluded" | "bets_blocked" | "limit_reached";

export function playClosedTo(
  state: WithLimitsAndShell,
  stake: number,
  iso?: string,
): PlayClosed | null {
  if (isSelfExcluded(state)) return "self_excluded";
  if (limitInForce(state, BLOCK) !== undefined) return "bets_blocked";
  if (state.limits.session?.leftMs === 0) return "limit_reached";
  const left = leftToStake(state, iso);
  return left !== null && (left <= 0 || stake > left) ? "limit_reached" : null;
}

/** Deposit limits that wait for the approval of the player: types 20 to 22, pending. [limits-007] */
export const limitsToApprove = ({ limits }: WithLimits): readonly ClientLimit[] =>
  limits.items.filter(
    ({ limitType, limitState, needApprove }) =>
      limitType >= 20 && limitType <= 22 && limitState === "PENDING" && needApprove,
  );

/** The limit that the player is asked about now, oldest question first. */
export const limitInQuestion = (state: WithLimits): ClientLimit | undefined =>
  limitsToApprove(state).find(({ limitType }) =>
    ["open", "sending"].includes(state.limits.approvals[limitType] ?? ""),
  );

/** The limit of a type that is in force, if any. */
export const limitInForce = ({ limits }: WithLimits, type: number): ClientLimit | undefined =>
  limits.items.find(({ limitType, limitState }) => limitType === type && limitState === "ACTIVE");

/**
 * When closed play may open again (Unix ms), as far as is known: at the end of the break, or `everyMs` after
 * the last request. The latter also applies to a break that should have ended before that request: this clock
 * may be ahead of the server's. Null: play is open, or closed without an end.
 */
export function reopensAt(state: WithLimitsAndShell, everyMs: number): number | null {
  const nextCheckAt = state.limits.askedAt + everyMs;
  const activeBreak = breakInForce(state);
  if (activeBreak === undefined) return playClosedTo(state, 0) === null ? null : nextCheckAt;
  if (activeBreak.endsAt === null) return null;
  const endsAt = activeBreak.endsAt * 1000;
  return endsAt > state.limits.askedAt ? endsAt : nextCheckAt;
}

/**
 * A lower value than the one in force is a decrease, anything else an increase; 999999999 means no limit.
 * [limits-014] [limits-019]
 */
export const isDecrease = (pending: ClientLimit, inForce: ClientLimit | undefined): boolean =>
  pending.limitValue < (inForce?.limitValue ?? NO_DEPOSIT_LIMIT);
