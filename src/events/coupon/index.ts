export type { OfferedSizes } from "./bounds.ts";
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
export {
  antiExpressContent,
  antiExpressOf,
  havePricesMoved,
  isAntiExpressOffered,
} from "./antiExpress.ts";
export { type ChangeCoefAction, changeCoefActions, needsConsent } from "./oddsConsent.ts";
export {
  type BetLock,
  betView,
  expressOfDay,
  isAntiExpress,
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
  type Block,
  amountByBlockId,
  blocksCost,
  blocksOf,
  sharedBlockStake,
  type WrongBlock,
  wrongBlock,
} from "./blocks.ts";
export {
  type BlockCombination,
  bankersOf,
  betsOfBlock,
  betsToSend,
  blockIdsOf,
  hasBlocks,
  isSystem,
  leastOfBlock,
  mostBankers,
  nearestSize,
  sizesOf,
  systemContent,
  systemCombinations,
  systemOf,
} from "./system.ts";
export {
  checkedCoupon,
  couponToCheck,
  type PromoProblem,
  promoProblem,
  withoutCode,
  wonOf,
} from "./promo.ts";
export {
  hyperBonusContent,
  hyperBonusToSend,
  noHyperBonus,
  standingHyperBonus,
  wonWithHyperBonus,
} from "./hyperBonus.ts";
export { isPromoAllowed, promoToSend } from "./promoStake.ts";
export {
  type HeardFeed,
  isClosedBy,
  silenceOf,
  silentSince,
  stalePriceMs,
  unheard,
} from "./feedSilence.ts";
export { initialPromo, type PromoState } from "./promoState.ts";
export { type CouponDetails, type Stake, boundsContent, couponAccount, stakeOf } from "./stake.ts";
export { priced } from "./prices.ts";
export {
  canRestore,
  type CouponState,
  couponSlice,
  isPlacing,
  withBets,
} from "./state.ts";
export { clearedOf } from "./cleared.ts";
export { mostBets } from "./prices.ts";
export type { LeftType } from "./leftType.ts";
export { isVipOn } from "./vip.ts";
export { isVipAvailable } from "./vipOffer.ts";
export type { OpenBet, Placement, SingleResult } from "./openBet.ts";
export {
  isPrepaidAwaited,
  isPrepaidRefused,
  mostPrepaid,
  notEnoughMoney,
  outcomesOf,
  type Prepaid,
  prepaidKey,
  type PrepaidQuestion,
  prepaidQuestion,
  toldOf,
  withPrepaid,
} from "./prepaid.ts";
export { loweredStake, placedStake, prepaidPart, settingsOf } from "./settings.ts";
export { CouponSettings, StoredCoupon, couponSettingFields } from "./stored.ts";
