import {
  type CouponDetails,
  isSingles,
  lockedBets,
  openSingles,
} from "../../../events/coupon/index.ts";
import type { Translate } from "../../../infra/i18n.ts";

/** A set of singles says how many of them are placed, and that locked ones and those that are too many stay. */
export function placeTexts(
  details: CouponDetails,
  t: Translate,
): {
  readonly text: string;
  readonly note?: string;
} {
  if (!isSingles(details.coupon)) return { text: t("coupon.place") };
  const open = openSingles(details).length;
  const text = t("coupon.placeSingles", { count: open });
  const locked = lockedBets(details.coupon).length;
  const more = details.coupon.bets.length - locked - open;
  const notes = [
    ...(more > 0 ? [t("coupon.singlesAtOnce", { open, count: more })] : []),
    ...(locked > 0 ? [t("coupon.lockedStay", { count: locked })] : []),
  ];
  return notes.length === 0 ? { text } : { text, note: notes.join(". ") };
}
