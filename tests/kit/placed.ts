import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { ownerMark } from "../../src/infra/ports/ownerMark.ts";
import type { StoredPlacement } from "../../src/events/placement/stored.ts";
import { bet } from "./bets.ts";
import { account } from "./site.ts";
import { START_AT } from "./world.ts";

/** The request for ten euros on outcome 901. */
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

/** A bet without a definite answer, stored on the device; by default of the site's own player. */
export const storedPlacement = (
  key: string,
  { userId = 4711, ...over }: { readonly userId?: number } & Partial<StoredPlacement> = {},
): StoredPlacement => ({
  key,
  sentAt: START_AT,
  coupon: placedCoupon(),
  mark: ownerMark(key, userId),
  ...over,
});
