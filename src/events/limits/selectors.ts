import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";

type OfLimits = Pick<State, "limits">;
type OfPlay = Pick<State, "limits" | "shell">;

/** Types of the limits that are a break from play: self-exclusion and time-out. */
const breaks: readonly number[] = [30, 33];
const timeOut = 33;
/** A block that the operator has set. */
const block = 37;
/** Stakes and losses over a day, a week and 30 days. */
const ofStakesAndLosses: readonly number[] = [1, 2, 3, 10, 11, 12];

/**
 * The self-exclusion or time-out that is in force: play is closed, and the player's rules fall silent. The policy of a
 * site may let a time-out close deposits alone; then nothing sleeps. [limits-012]
 */
export const breakInForce = ({ limits, shell }: OfPlay): ClientLimit | undefined =>
  limits.items.find(
    ({ limitType, limitState }) =>
      breaks.includes(limitType) &&
      limitState === "ACTIVE" &&
      (limitType !== timeOut || shell.config?.policy?.isTimeOutForDepositsOnly !== true),
  );

export const isSelfExcluded = (state: OfPlay): boolean => breakInForce(state) !== undefined;

/** Limits of stakes and losses that are in force. */
const moneyLimits = ({ limits }: OfLimits): readonly ClientLimit[] =>
  limits.items.filter(
    ({ limitType, limitState }) => ofStakesAndLosses.includes(limitType) && limitState === "ACTIVE",
  );

export const hasMoneyLimit = (state: OfLimits): boolean => moneyLimits(state).length > 0;

/** What the limits of stakes and losses leave for a bet; null: none is in force. */
export const leftToStake = (state: OfLimits): number | null =>
  moneyLimits(state).reduce<number | null>(
    (least, { limitBalance }) =>
      Math.min(least ?? Number.POSITIVE_INFINITY, Math.max(0, limitBalance)),
    null,
  );

/** Why no bet of this stake may be placed. The server asks the same, and knows best. [limits-004] [limits-012] */
export type PlayClosed = "self_excluded" | "bets_blocked" | "limit_reached";

export function playClosedTo(state: OfPlay, stake: number): PlayClosed | null {
  if (isSelfExcluded(state)) return "self_excluded";
  if (limitInForce(state, block) !== undefined) return "bets_blocked";
  if (state.limits.session?.leftMs === 0) return "limit_reached";
  const left = leftToStake(state);
  return left !== null && (left === 0 || stake > left) ? "limit_reached" : null;
}

/** Deposit limits that wait for the player's word: types 20 to 22, pending, to be approved. [limits-007] */
export const limitsToApprove = ({ limits }: OfLimits): readonly ClientLimit[] =>
  limits.items.filter(
    ({ limitType, limitState, needApprove }) =>
      limitType >= 20 && limitType <= 22 && limitState === "PENDING" && needApprove,
  );

/** The limit that the player is asked about now, oldest question first. */
export const limitInQuestion = (state: OfLimits): ClientLimit | undefined =>
  limitsToApprove(state).find(({ limitType }) =>
    ["open", "sending"].includes(state.limits.approvals[limitType] ?? ""),
  );

/** The limit of a type that is in force, if any. */
export const limitInForce = ({ limits }: OfLimits, of: number): ClientLimit | undefined =>
  limits.items.find(({ limitType, limitState }) => limitType === of && limitState === "ACTIVE");

/**
 * When closed play may open again (Unix ms), as far as is known: the break ends, or something is left
 * again of a limit. Null: nothing is closed, or has no end. `everyMs` after the last question at the soonest, when what
 * was to end should have ended by then: this clock may be ahead of the server's.
 */
export function reopensAt(state: OfPlay, everyMs: number): number | null {
  const again = state.limits.askedAt + everyMs;
  const inForce = breakInForce(state);
  if (inForce === undefined) return playClosedTo(state, 0) === null ? null : again;
  if (inForce.endsAt === null) return null;
  const endsAt = inForce.endsAt * 1000;
  return endsAt > state.limits.askedAt ? endsAt : again;
}

/**
 * A lower value than the one in force is a decrease, all else an increase; no limit at all is 999999999. [limits-014]
 * [limits-019]
 */
export const isDecrease = (pending: ClientLimit, inForce: ClientLimit | undefined): boolean =>
  pending.limitValue < (inForce?.limitValue ?? NO_DEPOSIT_LIMIT);

export const NO_DEPOSIT_LIMIT = 999_999_999;
