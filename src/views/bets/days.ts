import type { HistoryCoupon } from "../../events/bets/events.ts";
import { dayOf, type TimeView } from "../format/dates.ts";

export type Day = { readonly day: number; readonly coupons: HistoryCoupon[] };

/** Coupons grouped by the player's calendar day, in their given order: newest first. */
export function daysOf(coupons: readonly HistoryCoupon[], view: TimeView): readonly Day[] {
  const days: Day[] = [];
  for (const coupon of coupons) {
    const day = dayOf(coupon.createdAt * 1000, view);
    const existingDay = days.find((candidate) => candidate.day === day);
    if (existingDay === undefined) days.push({ day, coupons: [coupon] });
    else existingDay.coupons.push(coupon);
  }
  return days;
}
