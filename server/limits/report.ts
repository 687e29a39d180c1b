import type { Limit } from "./limits.ts";
import { limitTypes } from "./offer.ts";
import type { Terms } from "./terms.ts";
import { selfExclusion, session } from "./types.ts";

/** AvailableLimit of the contract, for each type that players set themselves. */
export const availableLimits = ({ offer }: Terms) =>
  limitTypes.map((limitType) => {
    const { values, measure, kind } = offer(limitType);
    return { limitType, availableValues: values, measure, type: kind };
  });

/** ClientLimit of the contract. */
export function clientLimit(limit: Limit, exclusionReason: string | null, { offer }: Terms) {
  const { values, measure, kind } = offer(limit.type);
  return {
    limitType: limit.type,
    limitValue: limit.value,
    limitBalance: limit.type === session ? Math.ceil(limit.balance) : limit.balance,
    limitState: limit.state,
    startedAt: Math.floor(limit.startedAt / 1000),
    endsAt: limit.endsAt === null ? null : Math.floor(limit.endsAt / 1000),
    needApprove: limit.isToApprove,
    selfExcludeReason: limit.type === selfExclusion ? exclusionReason : null,
    measure,
    availableValues: values,
    type: kind,
  };
}
