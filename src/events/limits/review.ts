import type { LimitToSave } from "./events.ts";
import { groupOf } from "./groups.ts";
import { NO_DEPOSIT_LIMIT, NO_SESSION_LIMIT, SESSION_TIME } from "./types.ts";

/** A limit that goes on until the player changes it; a break or a reality check is none. */
export function isReviewed(limitType: number): boolean {
  const group = groupOf(limitType);
  return (
    limitType === SESSION_TIME || group === "deposit" || group === "wagering" || group === "loss"
  );
}

/** Whether this sets a limit: who takes one back has not answered whether they want one. */
export const isLimitSet = ({ limitType, limitValue }: LimitToSave): boolean =>
  isReviewed(limitType) && limitValue !== NO_DEPOSIT_LIMIT && limitValue !== NO_SESSION_LIMIT;
