import { storedCoupon } from "../kit/bets.ts";
import type { Timeline } from "../kit/timeline.ts";
import { rule as anyRule } from "../kit/rule.ts";

export const KEY = "00000000-0000-4000-8000-000000000001";
/** The request that places the coupon, under the key of the first command. */
export const sent = `PlaceCouponAsked(ask.key=${KEY})`;
export const again =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";
export const watch = "PlaceCouponAsked PlaceStateAsked CouponPlaced CouponRejected PlacementLost";

/** A signed-in player with one bet in the coupon places it after 1 s. All requests are always compared. */
export const rule = (title: string, timeline: Timeline) =>
  anyRule(title, {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    user: "1s PlaceCoupon",
    watch,
    for: "2m",
    ...timeline,
  });
