import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import {
  breakInForce,
  isRestricted,
  limitInForce,
  ownLimit,
  type WithLimitsAndShell,
  type WithPlayer,
} from "./selectors.ts";
import { BLOCK } from "./types.ts";

type WithLimits = Pick<State, "limits">;

/** Types up to this are limits on stakes and losses per day, per week and per 30 days. */
const LAST_OF_BETS = 12;

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
  | "active_elsewhere"
  | "activity_waiting"
  | "self_excluded"
  | "bets_blocked"
  | "reality_pause"
  | "limits_missing"
  | "limits_unanswered"
  | "limit_reached";

/** All that close play to this bet, the one that is named alone first. */
export function closuresOf(
  state: WithPlayer & Pick<State, "reality">,
  stake: number,
  iso?: string,
): readonly PlayClosed[] {
  const left = leftToStake(state, iso);
  const isReached = left !== null && (left <= 0 || stake > left);
  const all: readonly (PlayClosed | false | null)[] = [
    isRestricted(state) && "restricted",
    (breakInForce(state) !== undefined || state.limits.isStopping === true) && "self_excluded",
    (limitInForce(state, BLOCK) !== undefined || isBettingWithheld(state)) && "bets_blocked",
    state.limits.register?.isPlayOpen === false && "register_silent",
    closedByActivity(state),
    isClosedByCheck(state) && "reality_pause",
    limitsMissing(state).length > 0 && "limits_missing",
    unansweredPrompt(state) === "tools" && "limits_unanswered",
    (isReached || state.limits.session?.leftMs === 0) && "limit_reached",
  ];
  const closures = [...new Set(all.flatMap((one) => one || []))];
  // Nothing that the player does here opens play: they are asked for nothing else.
  return closures[0] === "restricted" ? ["restricted"] : closures;
}

export const playClosedTo = (...asked: Parameters<typeof closuresOf>): PlayClosed | null =>
  closuresOf(...asked)[0] ?? null;

/** By the policy pack: a reality check waits for its answer, or the pause after one lasts. */
const isClosedByCheck = ({
  reality: { timer, intervalMs, pausedUntil },
  shell,
}: Pick<State, "reality" | "shell">): boolean =>
  pausedUntil !== undefined ||
  (timer !== null &&
    shell.config?.policy?.areChecksAcknowledged === true &&
    timer.leftMs === 0 &&
    !timer.doNotShowAgain &&
    intervalMs !== 0);

/** A central file lets the player be active at one operator at a time. */
function closedByActivity({ limits }: WithLimits): PlayClosed | null {
  switch (limits.activity?.state) {
    case "elsewhere":
      return "active_elsewhere";
    case "waiting":
      return "activity_waiting";
    case "unanswered":
      return "register_silent";
    default:
      return null;
  }
}

/**
 * What the policy pack has the player asked before they go on, `deposit`: whether they set a limit of deposits, `tools`: with
 * all tools named; undefined: nothing, or they have answered. The server tells whether they have only after a sign-in.
 */
export const unansweredPrompt = ({ limits, shell }: WithLimitsAndShell): string | undefined =>
  limits.reviewedAt === null ? shell.config?.policy?.limitsPrompt : undefined;

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
