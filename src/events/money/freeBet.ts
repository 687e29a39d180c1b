/**
 * What a bet pays that a promo code has staked, in minor units: the return less the stake, which was never the
 * player's. Half a stake that comes back pays nothing. [coupon-040]
 */
export const freeWinMinor = (returnMinor: number, stakeMinor: number): number =>
  Math.max(0, returnMinor - stakeMinor);
