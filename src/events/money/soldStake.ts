/**
 * The stake that is sold for a part of the offer, in minor units, rounded up: what stays never pays
 * more than its share. The server may sell less, if the coupon is worth more by then. Null if nothing of the stake would be sold, or nothing would stay.
 */
export function soldStakeMinor(
  stakeMinor: number,
  partMinor: number,
  offerMinor: number,
): number | null {
  if (partMinor <= 0 || partMinor >= offerMinor) return null;
  const sold = Number(
    (BigInt(stakeMinor) * BigInt(partMinor) + BigInt(offerMinor) - 1n) / BigInt(offerMinor),
  );
  return sold > 0 && sold < stakeMinor ? sold : null;
}
