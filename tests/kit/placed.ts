import type { CouponToPlace } from "../../src/events/coupon/placeCoupon.ts";
import { bet } from "./bets.ts";
import { account } from "./site.ts";

/** What is sent for ten euros on outcome 901. */
export const placedCoupon = (): CouponToPlace => ({
  accountId: account.id,
  amount: 10,
  amountByBlockId: {},
  bets: [bet(901)],
  changeCoefAction: 2,
  coef: 1.85,
  coefByView: "1.85",
  coefViewId: 0,
  exactCoef: 0,
  isDropOnScoreChange: false,
  refId: null,
  systemValue: 2,
  typeId: 0,
  hyperBonusPercent: 0,
  minHyperBonusBetLimit: 0,
  maxHyperBonusLimit: null,
});
