import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import { isUnanswered, limitsPrompt } from "./review.ts";
import { BLOCK, SELF_EXCLUSION, TIME_OUT } from "./types.ts";

type WithLimits = Pick<State, "limits">;
export type WithLimitsAndShell = Pick<State, "limits" | "shell">;
export type WithPlayer = WithLimitsAndShell & Pick<State, "session">;

/** Types up to this are limits on stakes and losses per day, per week and per 30 days. */
const LAST_OF_BETS = 12;

/**
 * The self-exclusion or time-out in force: play is closed, and the rules for the player pause. The policy of
 * a site may let a time-out close deposits only; then nothing pauses. [limits-012]
 */
export const breakInForce = (state: WithLimitsAndShell): ClientLimit | undefined =>
  limitInForce(state, SELF_EXCLUSION) ??
  (state.shell.config?.policy?.isTimeOutForDepositsOnly === true
    ? undefined
    : limitInForce(state, TIME_OUT));

/** A national register says that the player may not play. */
export const isRestricted = ({ limits }: WithLimits): boolean =>
  limits.register?.state === "restricted";

/** By the player's own break, or by a register. */
export const isSelfExcluded = (state: WithLimitsAndShell): boolean =>
  isRestricted(state) || breakInForce(state) !== undefined;

/**
 * Whether promotions, bonuses and recommended matches may be offered: to visitors, and to players who neither take a
 * break nor are in a register. Null: not known yet, so nothing is offered. [limits-012]
 */
export function mayBeOffered(state: WithPlayer): boolean | null {
  if (state.session.tag === "visitor") return true;
  if (isSelfExcluded(state)) return false;
  return state.session.tag === "player" && state.limits.isKnown === true ? true : null;
}

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
 * Why no bet of this stake, in this currency, may be placed. The server checks the same and has the last word.
 * [limits-004] [limits-012] [call-session-008]
 */
export type PlayClosed =
  | "restricted"
  | "register_silent"
  | "self_excluded"
  | "bets_blocked"
  | "limits_missing"
  | "limits_unanswered"
  | "limit_reached";

export function playClosedTo(state: WithPlayer, stake: number, iso?: string): PlayClosed | null {
  if (isRestricted(state)) return "restricted";
  if (breakInForce(state) !== undefined || state.limits.isStopping === true) return "self_excluded";
  if (limitInForce(state, BLOCK) !== undefined || isBettingWithheld(state)) return "bets_blocked";
  if (state.limits.register?.isPlayOpen === false) return "register_silent";
  if (limitsMissing(state).length > 0) return "limits_missing";
  if (limitsPrompt(state) === "tools" && isUnanswered(state)) return "limits_unanswered";
  if (state.limits.session?.leftMs === 0) return "limit_reached";
  const left = leftToStake(state, iso);
  return left !== null && (left <= 0 || stake > left) ? "limit_reached" : null;
}

/**
 * The types of limits without which the policy pack allows no play, and that the player lacks; none before the
 * limits are known.
 */
export const limitsMissing = (state: WithLimitsAndShell): readonly number[] =>
  state.limits.isKnown === true
    ? (state.shell.config?.policy?.neededToPlay ?? []).filter(
        (type) => ownLimit(state, type) === undefined,
      )
    : [];

/** The server says that this player may not bet. */
const isBettingWithheld = ({ session }: Pick<State, "session">): boolean =>
  session.tag === "player" && session.playerRights?.["bet"] === false;

/** The limit of a type that the player has set, if it is in force: what the pack sets for everybody is none. */
export const ownLimit = (state: WithLimits, type: number): ClientLimit | undefined => {
  const limit = limitInForce(state, type);
  return limit?.isOfPolicy === true ? undefined : limit;
};

/** The limit of a type that is in force, if any. */
export const limitInForce = ({ limits }: WithLimits, type: number): ClientLimit | undefined =>
  limits.items.find(({ limitType, limitState }) => limitType === type && limitState === "ACTIVE");
