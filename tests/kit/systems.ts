import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { CouponLimits, RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import type { Bet } from "../../src/events/coupon/bet.ts";
import { bet } from "./bets.ts";
import { added, answered, signedIn, siteWith, withMoney } from "./events.ts";
import { account } from "./site.ts";

const typeIds = [0, 1, 2, 9];
/** A site with bounds for systems too. */
const systemSite = siteWith({
  coupon: { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds },
});

/** The player's choice of a system: of this size, with these bankers. */
export const system = (systemValue = 2, bankerIds: readonly number[] = []) =>
  CouponTypeChosen({ typeId: 2, systemValue, bankerIds: [...bankerIds] });

const systemLimits = answered(
  CouponLimits,
  { typeId: 2, systemValue: 2, bets: [], accountId: account.id },
  { minBetAmount: 1, maxBetAmount: 500, maxPayout: null, amountStep: 1, initialAmount: 10 },
);

export const four = [901, 902, 903, 904] as const;

/** A player with a system of four bets for ten euros: ready to place. */
export const readySystem = [
  systemSite,
  signedIn,
  withMoney(),
  ...added(...four),
  system(),
  systemLimits,
] as const;

/** The answer to what the coupon asks about its bets; `offsets`: the bankers of each size on offer. */
export const refreshed = (
  asked: readonly Bet[],
  over: Partial<Record<number, Partial<Bet>>> = {},
  offsets?: readonly number[],
) =>
  answered(
    RefreshCoupon,
    { typeId: 2, systemValue: 2, bets: [...asked], coefViewId: 0 },
    {
      bets: asked.map(({ market }) => ({
        market: { id: market.id, coef: market.coef },
        isBlocked: false,
        isDepend: false,
        isBannedExpress: false,
        isDisabledBanker: over[market.id]?.isDisabledBanker === true,
      })),
      coef: 1,
      pollAfterMs: 3000,
      ...(offsets && {
        systemValues: offsets.map((offset) => ({ value: 3, offset, minBetAmount: 1, combo: 3 })),
      }),
    },
  );

/** The bets as they are sent when these are bankers. */
export const withBankers = (ids: readonly number[], ...bankers: readonly number[]): Bet[] =>
  ids.map((id) => (bankers.includes(id) ? bet(id, { isBanker: true }) : bet(id)));
