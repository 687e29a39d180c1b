import Big from "big.js";

Big.DP = 60;

/** The price by decimal arithmetic: 94 % of the fair one, rounded down; chances to the billionth. */
export function oracle(chances: readonly Big[]): Big {
  const all = chances.reduce((product, chance) => product.times(chance), Big(1));
  return Big("0.94").div(Big(1).minus(all));
}
/** The fair chance of an outcome with this price among the open prices of its market. */
export const chance = (coef: number, market: readonly number[]): Big =>
  Big(1)
    .div(coef)
    .div(market.reduce((sum, one) => sum.plus(Big(1).div(one)), Big(0)))
    .round(9, Big.roundHalfUp);
/** A price in whole thousandths. */
export const floored = (price: Big): number => price.round(3, Big.roundDown).toNumber();
