export { wholeAmount } from "./amounts.ts";
export { Bet, CouponTypeId, couponTypes, isLocked } from "./bet.ts";
export { type ChangeCoefAction, changeCoefActions, needsConsent } from "./oddsConsent.ts";
export {
  betView,
  lockedBets,
  milliOf,
  movedBets,
  placedBets,
  possibleWin,
  productOfCoefs,
  totalCoef,
} from "./selectors.ts";
export { type CouponDetails, type Stake, couponAccount, stakeOf } from "./stake.ts";
export {
  type CouponState,
  type OpenBet,
  type Placement,
  couponSlice,
  isPlacing,
  priced,
  withBets,
} from "./state.ts";
export { StoredCoupon, couponSettingFields } from "./stored.ts";
