import { type CouponState, couponSlice, hyperBonusContent } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { CouponLimits, RefreshCoupon } from "./boundsEvents.ts";

type Told = {
  readonly hyperBonusPercent?: number | undefined;
  readonly minHyperBonusBetLimit?: number | undefined;
  readonly maxHyperBonusLimit?: number | null | undefined;
};

function withOffer(
  state: CouponState,
  ask: Parameters<typeof hyperBonusContent>[0],
  told: Told,
  accountId: number | null,
): CouponState {
  const { hyperBonusPercent = 0, minHyperBonusBetLimit = 0, maxHyperBonusLimit = null } = told;
  // Most coupons have none.
  if (hyperBonusPercent === 0 && state.hyperBonus === undefined) return state;
  const content = hyperBonusContent(ask);
  const limits = { minHyperBonusBetLimit, maxHyperBonusLimit };
  return { ...state, hyperBonus: { content, accountId, hyperBonusPercent, ...limits } };
}

/** What the server says of the hyper bonus of the bets asked about. [coupon-001] */
export const hyperBonusSlice = createSlice("coupon", couponSlice.initial)
  // With bounds of an account its limits have come too.
  .on(RefreshCoupon.answered, (state, { ask, body }) =>
    state.boundsAccountId === null ? withOffer(state, ask, body, null) : state,
  )
  .on(CouponLimits.answered, (state, { ask, body }) => withOffer(state, ask, body, ask.accountId));
