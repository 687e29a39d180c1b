import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import { NO_DEPOSIT_LIMIT } from "./types.ts";

type WithLimits = Pick<State, "limits">;

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

/**
 * A lower value than the one in force is a decrease, anything else an increase; 999999999 means no limit.
 * [limits-014] [limits-019]
 */
export const isDecrease = (pending: ClientLimit, inForce: ClientLimit | undefined): boolean =>
  pending.limitValue < (inForce?.limitValue ?? NO_DEPOSIT_LIMIT);
