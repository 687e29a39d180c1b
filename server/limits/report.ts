import { calendarPeriodAt } from "./calendar.ts";
import type { At, Limit } from "./limits.ts";
import { selfExclusion, session } from "./types.ts";

/** AvailableLimit of the contract, for each type that players may set. */
export const availableLimits = (at: At) =>
  at.terms.types.map((limitType) => {
    const { values, measure, kind } = at.terms.offer(limitType);
    return { limitType, availableValues: values, measure, type: kind, ...renewal(limitType, at) };
  });

/** When the period by the calendar that runs now ends. */
function renewal(limitType: number, { now, terms }: At): { readonly renewsAt?: number } {
  const calendar = terms.calendarPeriod(limitType);
  return calendar === null
    ? {}
    : { renewsAt: Math.ceil(calendarPeriodAt(now, calendar).to / 1000) };
}

/** ClientLimit of the contract. */
export function clientLimit(limit: Limit, exclusionReason: string | null, at: At) {
  const { values, measure, kind } = at.terms.offer(limit.type);
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
    ...(limit.state === "ACTIVE" ? renewal(limit.type, at) : {}),
    ...(limit.paidElsewhere === undefined ? {} : { paidElsewhere: limit.paidElsewhere }),
    ...(limit.brands === undefined ? {} : { brands: limit.brands }),
    ...(limit.isOfPolicy === true ? { isOfPolicy: true } : {}),
  };
}
