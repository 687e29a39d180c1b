import Big from "big.js";

export type Played = { readonly coef: number; readonly state: string; readonly isBanker: boolean };
const factors: Readonly<Record<string, (coef: Big) => Big>> = {
  won: (coef) => coef,
  open: (coef) => coef,
  half_won: (coef) => coef.plus(1).div(2),
  returned: () => Big(1),
  cancelled: () => Big(1),
  half_lost: () => Big("0.5"),
  lost: () => Big(0),
};

/** This operator pays no higher price. */
const highestCoef = Big(100_000);

/** What a system pays in minor units, by trying every subset of its bets in decimal arithmetic. */
export function oracle(bets: readonly Played[], size: number, stakeMinor: number): number {
  const subsets: number[][] = [];
  for (let mask = 0; mask < 2 ** bets.length; mask += 1) {
    const subset = bets.map((_, place) => place).filter((place) => ((mask >> place) & 1) === 1);
    const isWhole = bets.every(({ isBanker }, place) => !isBanker || subset.includes(place));
    if (subset.length === size && isWhole) subsets.push(subset);
  }
  // In the order of the bets, the first of them get what cannot be divided.
  subsets.sort((a, b) => {
    const at = a.findIndex((place, index) => place !== b[index]);
    return (a[at] ?? 0) - (b[at] ?? 0);
  });
  return subsets.reduce((sum, subset, index) => {
    const stake =
      Math.floor(stakeMinor / subsets.length) + (index < stakeMinor % subsets.length ? 1 : 0);
    const product = subset.reduce((total, place) => {
      const bet = bets[place];
      return total.times(factors[bet?.state ?? ""]?.(Big(bet?.coef ?? 0)) ?? 0);
    }, Big(1));
    const price = product.gt(highestCoef) ? highestCoef : product.round(3, Big.roundHalfUp);
    return sum + price.times(stake).round(0, Big.roundHalfUp).toNumber();
  }, 0);
}
