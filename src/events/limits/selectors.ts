import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import { SELF_EXCLUSION, TIME_OUT } from "./types.ts";

type WithLimits = Pick<State, "limits">;
export type WithLimitsAndShell = Pick<State, "limits" | "shell">;
export type WithPlayer = WithLimitsAndShell & Pick<State, "session">;

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
 * Offers and reminders are silent in every break that closes play, and where the pack says so in a time-out that closes
 * deposits alone.
 */
export const isSilent = (state: WithLimitsAndShell): boolean =>
  isSelfExcluded(state) ||
  (state.shell.config?.policy?.isTimeOutSilent === true &&
    limitInForce(state, TIME_OUT) !== undefined);

/**
 * Whether promotions, bonuses and recommended matches may be offered: to visitors, and to players who neither take a
 * break nor are in a register. Null: not known yet, so nothing is offered. [limits-012]
 */
export function mayBeOffered(state: WithPlayer): boolean | null {
  if (state.session.tag === "visitor") return true;
  if (isSilent(state)) return false;
  return state.session.tag === "player" && state.limits.isKnown === true ? true : null;
}

/** The limit of a type that the player has set, if it is in force: what the pack sets for everybody is none. */
export const ownLimit = (state: WithLimits, type: number): ClientLimit | undefined => {
  const limit = limitInForce(state, type);
  return limit?.isOfPolicy === true ? undefined : limit;
};

/** The limit of a type that is in force, if any. */
export const limitInForce = ({ limits }: WithLimits, type: number): ClientLimit | undefined =>
  limits.items.find(({ limitType, limitState }) => limitType === type && limitState === "ACTIVE");
