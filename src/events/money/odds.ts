import { fractionOf } from "./fraction.ts";

/** Ids of the odds formats of the settings [coupon-009]; the server knows no others. */
export const coefViewIds = [0, 1, 2, 4, 5, 6, 14, 15, 16] as const;
export type CoefViewId = (typeof coefViewIds)[number];

/** Decimal for an id that is none of them. */
export const knownCoefView = (chosen: number): CoefViewId =>
  coefViewIds.find((id) => id === chosen) ?? 0;

const maxDecimals = 3;
/** Floating-point error. */
const tolerance = 1e-6;
const minus = "\u2212";

const isDecimal = (viewId: CoefViewId): boolean => viewId === 0 || viewId >= 14;

/**
 * Winnings of nothing have no fraction and are minus infinity in two formats, a loss reads as another price, and a Malay
 * price that is longer than this would round to zero.
 */
const isBeyond = (coef: number, viewId: CoefViewId): boolean =>
  coef < 1.0005 || (viewId === 6 && coef > 2001);

/**
 * Formats a price in the player's odds format. `coef` is the server's decimal price (at most 3 decimals). No
 * format shows more than 3 decimals [coupon-010]. Decimal formats, and those derived from them, show as many
 * as are needed to restore the server's price. Fractional and American prices use the steps that bettors know
 * and are rounded to the shorter one, so that no bet pays less than shown. A price that a format cannot say is what the
 * stake is multiplied with, "×0.99": a bare decimal would be another price in most formats.
 */
export function formatOdds(coef: number, viewId: CoefViewId): string {
  if (isDecimal(viewId)) return shortest(coef, leastDecimals(coef, viewId), (shown) => shown, coef);
  if (isBeyond(coef, viewId)) return `×${formatOdds(coef, 14)}`;
  if (viewId === 1) return fractionOf(coef);
  if (viewId === 2) return american(coef);
  return (viewId === 5 && coef < 2) || (viewId === 6 && coef > 2)
    ? minus + shortest(1 / (coef - 1), 2, (shown) => 1 + 1 / shown, coef)
    : shortest(coef - 1, 2, (shown) => shown + 1, coef);
}

const leastDecimals = (coef: number, viewId: CoefViewId): number =>
  viewId === 15 ? 3 : viewId === 16 || (viewId === 0 && coef >= 10) ? 1 : 2;

/**
 * Total odds of a coupon: 2 places in decimal formats; the others are derived from the price rounded to 2.
 * Half lost bets and dead heats may bring it to 1 or below.
 */
export const formatTotalOdds = (coef: number, viewId: CoefViewId): string =>
  isDecimal(viewId) ? coef.toFixed(2) : formatOdds(Math.round(coef * 100) / 100, viewId);

/** How the odds of a coupon are written: of a single and of an anti-express they are one price, of all others a product. */
export const couponOdds = (isOnePrice: boolean): typeof formatOdds =>
  isOnePrice ? formatOdds : formatTotalOdds;

/** Longer prices use a smaller font, so that their cell keeps its size. */
export const maxLargeOddsLength = 6;

function american(coef: number): string {
  return coef >= 2
    ? `+${Math.floor((coef - 1) * 100 + tolerance)}`
    : `${minus}${Math.ceil(100 / (coef - 1) - tolerance)}`;
}

/** `value` with the fewest decimals, from `least` to 3, from which `back` restores `coef`. */
function shortest(
  value: number,
  least: number,
  back: (shown: number) => number,
  coef: number,
): string {
  const target = coef.toFixed(maxDecimals);
  for (let places = least; places < maxDecimals; places += 1) {
    const text = value.toFixed(places);
    if (back(Number(text)).toFixed(maxDecimals) === target) return text;
  }
  return value.toFixed(maxDecimals);
}
