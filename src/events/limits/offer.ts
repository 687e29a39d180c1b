import type { State } from "../index.ts";
import { isApprovalDue, isDeciding, isDecrease, isReaffirmed } from "./approval.ts";
import { bodyOf } from "../remoteData.ts";
import type { AvailableLimit, ClientLimit } from "./events.ts";
import { groupOf, type LimitGroup, limitGroups, LONGEST_EXCLUSION_DAYS } from "./groups.ts";
import { moneyLimits } from "./playClosed.ts";
import { limitInForce, ownLimit } from "./selectors.ts";
import { isAllowed, waitSecOf } from "./terms.ts";
import { BLOCK, NO_DEPOSIT_LIMIT, SELF_EXCLUSION, SINGLE_WAGER, TIME_OUT } from "./types.ts";
import { hasSingleWagerLimit } from "./wager.ts";

type WithLimits = Pick<State, "limits" | "shell">;

/** What may be set, by the site config and the server; undefined: this type is not offered. [limits-028] */
export const offerOf = ({ limits, shell }: WithLimits, limitType: number) =>
  shell.config?.limits?.availableTypeIds?.includes(limitType) === true &&
  (limitType !== SINGLE_WAGER || hasSingleWagerLimit({ shell }))
    ? bodyOf(limits.offer)?.find((offer) => offer.limitType === limitType)
    : undefined;

/** The values to choose from that the policy pack allows. */
export const valuesOf = (
  state: Pick<State, "shell">,
  { limitType }: Pick<AvailableLimit, "limitType">,
  values: readonly number[],
): readonly number[] => values.filter((value) => isAllowed(state, limitType, value));

/** Whether the site offers players any limit of their own. */
export const areLimitsOffered = ({ shell }: Pick<State, "shell">): boolean =>
  (shell.config?.limits?.availableTypeIds ?? []).length > 0;

/** The groups of which the site offers at least one type. */
export const offeredGroups = (state: WithLimits): readonly LimitGroup[] =>
  (Object.keys(limitGroups) as LimitGroup[]).filter((group) =>
    limitGroups[group].some((type) => offerOf(state, type) !== undefined),
  );

/** Why a limit cannot be set now. */
export type LimitDisabled =
  /** The site does not offer it. [limits-028] */
  | "not_offered"
  /** A break of this type is in force, and nothing ends or changes it. [limits-011] [limits-027] */
  | "in_force"
  /** The operator has blocked the account (37). [limits-013] */
  | "blocked"
  /** Another field of its group is disabled. [limits-025] */
  | "group";

function ownReason(state: WithLimits, limitType: number): LimitDisabled | null {
  if (offerOf(state, limitType) === undefined) return "not_offered";
  if (groupOf(limitType) === "extra" && limitInForce(state, BLOCK) !== undefined) return "blocked";
  const isBreak = limitType === SELF_EXCLUSION || limitType === TIME_OUT;
  return isBreak && limitInForce(state, limitType) !== undefined ? "in_force" : null;
}

export function disabledReason(state: WithLimits, limitType: number): LimitDisabled | null {
  const own = ownReason(state, limitType);
  if (own !== null) return own;
  const group = groupOf(limitType);
  const isByField =
    state.shell.config?.limits?.isSectionDisabledByField === true &&
    (group === "deposit" || group === "wagering" || group === "loss");
  return isByField && limitGroups[group].some((type) => ownReason(state, type) !== null)
    ? "group"
    : null;
}

/** Above it, a free amount limits nothing. */
export const MOST_AMOUNT = 1_000_000;

/** A value that the player may set: one on offer, or any amount or number of days, that the pack allows. */
export function mayBeSet(
  state: Pick<State, "shell">,
  { limitType, availableValues }: AvailableLimit,
  value: number,
): boolean {
  if (!isAllowed(state, limitType, value)) return false;
  if (limitType === SELF_EXCLUSION)
    return Number.isInteger(value) && value >= 1 && value <= LONGEST_EXCLUSION_DAYS;
  if (availableValues.length > 0) return availableValues.includes(value);
  return value === NO_DEPOSIT_LIMIT || (value >= 1 && value <= MOST_AMOUNT);
}

/** A change of a limit that waits. */
export type PendingChange = {
  readonly pending: ClientLimit;
  /** [limits-014] */
  readonly isDecrease: boolean;
  /** The player may confirm it now. [limits-007] */
  readonly isDue: boolean;
  readonly isSending: boolean;
  /** Only a change that the player confirms can be taken back. [limits-026] */
  readonly isCancellable: boolean;
};

export function pendingChange(
  { limits, shell }: WithLimits,
  type: number,
): PendingChange | undefined {
  const pending = limits.items.find(
    ({ limitType, limitState }) => limitType === type && limitState === "PENDING",
  );
  if (pending === undefined) return undefined;
  return {
    pending,
    isDecrease: isDecrease(pending, limitInForce({ limits }, type)),
    isDue: pending.needApprove && isApprovalDue({ limits }, pending),
    isSending: isDeciding({ limits }, type),
    isCancellable: isReaffirmed({ shell }, type),
  };
}

/** Whether the value changes something. With a change that waits, the value in force does, too: it takes the change's place. */
export const isNewValue = (state: WithLimits, limitType: number, value: number): boolean =>
  ownLimit(state, limitType)?.limitValue !== value || pendingChange(state, limitType) !== undefined;

/** When a change may be confirmed or applies, Unix seconds: once it has waited. [limits-007] */
export const changeDueSec = (
  state: Pick<State, "shell">,
  { limitType, startedAt }: Pick<ClientLimit, "limitType" | "startedAt">,
): number => startedAt + waitSecOf(state, limitType);

/** Of several limits of a group that are in force, the one that leaves least. */
export function leastOf(state: WithLimits, group: LimitGroup): ClientLimit | undefined {
  const [first, ...others] = limitGroups[group].flatMap((type) => limitInForce(state, type) ?? []);
  return first === undefined || others.length === 0 ? undefined : others.reduce(lower, first);
}

const lower = (a: ClientLimit, b: ClientLimit): ClientLimit =>
  b.limitBalance < a.limitBalance ? b : a;

/** Of the limits on stakes and losses, the one that leaves least for a bet in this currency. */
export function tightestLimit(state: Pick<State, "limits">, iso: string): ClientLimit | undefined {
  const [first, ...others] = moneyLimits(state).filter(
    ({ measure, limitBalance }) => measure === iso || limitBalance <= 0,
  );
  return first === undefined ? undefined : others.reduce(lower, first);
}
