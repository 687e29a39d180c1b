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

/**
 * Formats a price in the player's odds format. `coef` is the server's decimal price (at most 3 decimals). No
 * format shows more than 3 decimals [coupon-010]. Decimal formats, and those derived from them, show as many
 * as are needed to restore the server's price. Fractional and American prices use the steps that bettors know
 * and are rounded to the shorter one, so that no bet pays less than shown.
 */
export function formatOdds(coef: number, viewId: CoefViewId): string {
  switch (viewId) {
    case 0:
      return shortest(coef, coef < 10 ? 2 : 1, (shown) => shown, coef);
    case 1:
      return fractionOf(coef);
    case 2:
      return american(coef);
    case 4:
      return shortest(coef - 1, 2, (shown) => shown + 1, coef);
    case 5:
      return coef >= 2
        ? shortest(coef - 1, 2, (shown) => shown + 1, coef)
        : minus + shortest(1 / (coef - 1), 2, (shown) => 1 + 1 / shown, coef);
    case 6:
      return coef <= 2
        ? shortest(coef - 1, 2, (shown) => shown + 1, coef)
        : minus + shortest(1 / (coef - 1), 2, (shown) => 1 + 1 / shown, coef);
    case 14:
      return shortest(coef, 2, (shown) => shown, coef);
    case 15:
      return shortest(coef, 3, (shown) => shown, coef);
    case 16:
      return shortest(coef, 1, (shown) => shown, coef);
  }
}

/**
 * Total odds of a coupon: 2 places in decimal formats; the others are derived from the price rounded to 2.
 * Half lost bets and dead heats may bring it to 1 or below, which only decimal formats can say.
 */
export function formatTotalOdds(coef: number, viewId: CoefViewId): string {
  const isDecimal = viewId === 0 || viewId >= 14 || coef <= 1;
  return isDecimal ? coef.toFixed(2) : formatOdds(Math.round(coef * 100) / 100, viewId);
}

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

/** Parses a price as typed, "1.85" or "1,85"; null for anything that cannot be a price. */
export function parseCoef(text: string): number | null {
  const normalized = text.trim().replace(",", ".");
  if (!/^\d{1,5}(\.\d{0,3})?$/.test(normalized)) return null;
  const coef = Number(normalized);
  return coef >= 1.001 && coef <= 10_000 ? coef : null;
}
