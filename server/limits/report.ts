import type { Limit } from "./limits.ts";
import { limitTypes, type Offer, offers } from "./offer.ts";
import { selfExclusion, session } from "./types.ts";

const offerOf = (type: number): Offer => offers[type] ?? { values: [], measure: "", kind: "state" };

/** AvailableLimit of the contract, for each type that players set themselves. */
export const availableLimits = () =>
  limitTypes.map((limitType) => {
    const { values, measure, kind } = offerOf(limitType);
    return { limitType, availableValues: values, measure, type: kind };
  });

/** ClientLimit of the contract. */
export function clientLimit(limit: Limit, exclusionReason: string | null) {
  const { values, measure, kind } = offerOf(limit.type);
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
