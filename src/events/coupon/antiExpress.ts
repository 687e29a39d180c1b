import type { Bet } from "./bet.ts";
import { isAntiExpress, movedBets } from "./selectors.ts";
import type { CouponState } from "./state.ts";

/** What the price is of: the bets, in any order. */
export const antiExpressContent = (bets: readonly Bet[]): string =>
  bets
    .map(({ market }) => market.id)
    .toSorted((a, b) => a - b)
    .join(",");

/** The price that the server made of the anti-express. `agreedCoef`: the one the player agreed to, if it differs. */
type AntiExpress = { readonly coef: number; readonly agreedCoef: number | null };

/**
 * The anti-express of these bets at the server's last price; null: it offers none, `undefined`: it has not said. The app
 * never makes this price itself. [coupon-015]
 */
export function antiExpressOf({
  antiExpressCoef: offer,
  bets,
}: Pick<CouponState, "antiExpressCoef" | "bets">): AntiExpress | null | undefined {
  if (offer?.content !== antiExpressContent(bets)) return undefined;
  const { agreed, coef } = offer;
  return coef === null ? null : { coef, agreedCoef: agreed === coef ? null : agreed };
}

/**
 * An anti-express can be chosen: the server has had a price for it. It may have none this moment, while a bet is closed or other
 * bets are asked about.
 */
export const isAntiExpressOffered = ({
  antiExpressCoef: offer,
}: Pick<CouponState, "antiExpressCoef">): boolean => offer?.isOffered === true;

/** The coupon has another price than the player agreed to: a bet of it, or the anti-express that it is. */
export const havePricesMoved = (coupon: CouponState): boolean =>
  isAntiExpress(coupon)
    ? (antiExpressOf(coupon)?.agreedCoef ?? null) !== null
    : movedBets(coupon).length > 0;
