import type { HistoryCoupon } from "../../../events/bets/events.ts";
import { dayOf, type TimeView } from "../../format/dates.ts";

export type Day = { readonly day: number; readonly coupons: HistoryCoupon[] };

/** Coupons by the player's calendar day, in the order in which they come: newest first. */
export function daysOf(coupons: readonly HistoryCoupon[], view: TimeView): readonly Day[] {
  const days: Day[] = [];
  for (const coupon of coupons) {
    const day = dayOf(coupon.createdAt * 1000, view);
    const present = days.find((known) => known.day === day);
    if (present === undefined) days.push({ day, coupons: [coupon] });
    else present.coupons.push(coupon);
  }
  return days;
}
