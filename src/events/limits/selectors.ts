import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";

type OfLimits = Pick<State, "limits">;

/** A self-exclusion (30) or time-out (33) is in force: the player's rules fall silent. [limits-012] */
export const isSelfExcluded = ({ limits }: OfLimits): boolean =>
  limits.items.some(
    ({ limitType, limitState }) =>
      (limitType === 30 || limitType === 33) && limitState === "ACTIVE",
  );

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
 * A lower value than the one in force is a decrease, all else an increase; no limit at all is 999999999. [limits-014]
 * [limits-019]
 */
export const isDecrease = (pending: ClientLimit, inForce: ClientLimit | undefined): boolean =>
  pending.limitValue < (inForce?.limitValue ?? NO_DEPOSIT_LIMIT);

export const NO_DEPOSIT_LIMIT = 999_999_999;
