import {
  antiExpressContent,
  antiExpressOf,
  type Bet,
  type CouponState,
  couponSlice,
  couponTypes,
  isAntiExpress,
  pickedBets,
} from "../coupon/index.ts";
import { CouponTypeChosen, PricesAccepted } from "../coupon/events.ts";
import { createSlice } from "../slice.ts";
import { RefreshCoupon } from "./boundsEvents.ts";

type Ask = { readonly bets: readonly Bet[]; readonly typeId: number };

/**
 * The price that the server made for the bets asked about. In an anti-express the player has agreed to an earlier one, which
 * stays; in any other coupon nobody has seen the price yet.
 */
function withPrice(state: CouponState, { bets, typeId }: Ask, coef: number | null): CouponState {
  const { antiExpressCoef: before } = state;
  // Most servers offer none, and most coupons are none.
  if (coef === null && before === undefined && typeId !== couponTypes.antiExpress) return state;
  const content = antiExpressContent(pickedBets(bets));
  const known = before?.content === content ? before : null;
  const agreed = isAntiExpress(state) ? (known?.agreed ?? coef) : coef;
  const isOffered = coef !== null || known?.isOffered === true;
  return { ...state, antiExpressCoef: { content, coef, agreed, isOffered } };
}

/** The player agrees to the price shown. */
function agreedTo(state: CouponState): CouponState {
  const { antiExpressCoef: offer } = state;
  return antiExpressOf(state) && offer
    ? { ...state, antiExpressCoef: { ...offer, agreed: offer.coef } }
    : state;
}

/** The price of an anti-express. [coupon-015] */
export const antiExpressSlice = createSlice("coupon", couponSlice.initial)
  .on(RefreshCoupon.answered, (state, { ask, body }) =>
    withPrice(state, ask, body.antiExpressCoef ?? null),
  )
  // The last price stays, as the server checks it; without one there is nothing to bet at.
  .on(RefreshCoupon.failed, (state, { ask }) =>
    ask.typeId === couponTypes.antiExpress && antiExpressOf(state) === undefined
      ? withPrice(state, ask, null)
      : state,
  )
  .on(CouponTypeChosen, agreedTo)
  .on(PricesAccepted, agreedTo);
