import type { State } from "../index.ts";
import type { ClientLimit } from "./events.ts";
import type { Approval } from "./state.ts";
import { NO_DEPOSIT_LIMIT, NO_SESSION_LIMIT, SESSION_TIME } from "./types.ts";

type WithLimits = Pick<State, "limits" | "shell">;

/**
 * Whether a change of such a limit is the player's to confirm and to take back: of deposits (20 to 22), and of all where
 * the policy pack has every increase reaffirmed. [limits-007] [limits-026]
 */
export const isReaffirmed = ({ shell }: Pick<State, "shell">, limitType: number): boolean =>
  (limitType >= 20 && limitType <= 22) || shell.config?.policy?.areIncreasesReaffirmed === true;

/** Limits that wait for the approval of the player. [limits-007] */
export const limitsToApprove = (state: WithLimits): readonly ClientLimit[] =>
  state.limits.items.filter(
    ({ limitType, limitState, needApprove }) =>
      needApprove && limitState === "PENDING" && isReaffirmed(state, limitType),
  );

const approvalOf = (
  { limits }: Pick<State, "limits">,
  { limitType, startedAt }: ClientLimit,
): Approval | undefined => {
  const approval = limits.approvals[limitType];
  return approval?.startedAt === startedAt ? approval : undefined;
};

/** The pending limit has waited long enough, so the player may confirm it. [limits-007] */
export const isApprovalDue = (state: Pick<State, "limits">, pending: ClientLimit): boolean =>
  approvalOf(state, pending) !== undefined;

/** The player's decision about the pending limit is on its way to the server. */
export const isDeciding = ({ limits }: Pick<State, "limits">, limitType: number): boolean =>
  limits.deciding?.includes(limitType) === true;

/** The limits that the player is asked about now, oldest question first. */
export const limitsInQuestion = (state: WithLimits): readonly ClientLimit[] =>
  limitsToApprove(state).filter((pending) => approvalOf(state, pending)?.tag === "open");

/** The one of them that is on screen. */
export const limitInQuestion = (state: WithLimits): ClientLimit | undefined =>
  limitsInQuestion(state)[0];

/**
 * A lower value than the one in force is a decrease, anything else an increase; 999999999, or -1 hours, means no limit.
 * [limits-014] [limits-019] [limits-020]
 */
export const isDecrease = (pending: ClientLimit, inForce: ClientLimit | undefined): boolean =>
  boundOf(pending) < (inForce === undefined ? NO_DEPOSIT_LIMIT : boundOf(inForce));

const boundOf = ({ limitType, limitValue }: ClientLimit): number =>
  limitType === SESSION_TIME && limitValue === NO_SESSION_LIMIT ? NO_DEPOSIT_LIMIT : limitValue;
