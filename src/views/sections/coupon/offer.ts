import type { CouponDetails } from "../../../events/coupon/index.ts";
import { blockages, nextAction } from "../../../events/placement/index.ts";

/**
 * What the coupon lists of that which prevents placing, and what its button does. In the sheet a suspension beside something else is
 * left to its bet, which says it: a list that comes and goes during play would move the sheet under the finger.
 */
export function offerOf(details: CouponDetails, isPanel: boolean | undefined) {
  const all = blockages(details);
  const next = nextAction(details);
  if (isPanel !== true || all.length < 2) return { list: all, next };
  const list = all.filter(({ obstacle }) => !("lock" in obstacle && obstacle.lock === "suspended"));
  const isLeftOut = list.length < all.length;
  return { list, next: (isLeftOut ? list[0]?.remedy : null) ?? next };
}
