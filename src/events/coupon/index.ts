export { wholeAmount } from "./amounts.ts";
export {
  agreedTotalCoefOf,
  bonusBetOf,
  bonusToSend,
  isBonusBet,
  pickedBets,
  totalCoefOf,
} from "./bonus.ts";
export { Bet, CouponTypeId, couponTypes, isLocked } from "./bet.ts";
export { type ChangeCoefAction, changeCoefActions, needsConsent } from "./oddsConsent.ts";
export {
  betView,
  isSingles,
  lockedBets,
  milliOf,
  movedBets,
  placedBets,
  possibleWin,
  productOfCoefs,
  typeIdOf,
} from "./selectors.ts";
export { type Single, openSingles, sharedStakeOf, singlesOf, sumOf } from "./singles.ts";
export {
  bankersOf,
  betsToSend,
  isSystem,
  mostBankers,
  nearestSize,
  sizesOf,
  systemCombinations,
  systemOf,
} from "./system.ts";
export { type CouponDetails, type Stake, couponAccount, stakeOf } from "./stake.ts";
export {
  type CouponState,
  couponSlice,
  isPlacing,
  priced,
  withBets,
} from "./state.ts";
export { isVipAvailable, isVipOn } from "./vip.ts";
export type { OpenBet, Placement, SingleResult } from "./openBet.ts";
export { StoredCoupon, couponSettingFields } from "./stored.ts";
