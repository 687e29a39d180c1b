import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { CouponLimits, RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import { bet } from "./bets.ts";
import { added, answered, signedIn, siteWith, withMoney } from "./events.ts";
import { account } from "./site.ts";

const typeIds = [0, 1, 2, 4, 9];
export const picks = [901, 911] as const;

/** The server's price of the anti-express of these bets, asked about as this type; null: it offers none. */
export const priced = (
  antiExpressCoef: number | null,
  typeId: 1 | 4 = 4,
  ids: readonly number[] = picks,
) =>
  answered(
    RefreshCoupon,
    { typeId, systemValue: 2, bets: ids.map((id) => bet(id)), coefViewId: 0 },
    {
      bets: ids.map((id) => ({ market: { id, coef: bet(id).market.coef } })),
      coef: 1,
      antiExpressCoef,
      pollAfterMs: 3000,
    },
  );

export const chosen = CouponTypeChosen({ typeId: 4 });

/** A player with two bets that could be an anti-express at 1.2: an express for ten euros so far. */
export const offeredAntiExpress = [
  siteWith({ coupon: { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds } }),
  signedIn,
  withMoney(),
  ...added(...picks),
  priced(1.2, 1),
] as const;

/** The same as an anti-express: ready to place. */
export const readyAntiExpress = [
  ...offeredAntiExpress,
  chosen,
  answered(
    CouponLimits,
    { typeId: 4, systemValue: 2, bets: [], accountId: account.id },
    { minBetAmount: 1, maxBetAmount: 500, maxPayout: null, amountStep: 1, initialAmount: 10 },
  ),
] as const;
