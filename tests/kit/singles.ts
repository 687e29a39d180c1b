import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { BetAmountsChanged, SinglesOpened } from "../../src/events/placement/singlesEvents.ts";
import { BetAdded, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import type { StoredCoupon } from "../../src/events/coupon/stored.ts";
import type { StoredPlacement } from "../../src/events/placement/stored.ts";
import { bet, storedCoupon } from "./bets.ts";
import { added, anna, answered, signedIn, siteWith, withMoney } from "./events.ts";
import { placedCoupon, storedPlacement } from "./placed.ts";
import { account } from "./site.ts";

const typeIds = [0, 1, 9];
/** A site with bounds for sets of singles too. */
export const singlesSite = siteWith({
  coupon: { minAmountTypeIds: typeIds, maxAmountTypeIds: typeIds },
});

export const chosen = CouponTypeChosen({ typeId: 9 });

/** The bounds of a set: for each bet, and for those that are not listed. */
export const setLimits = (
  boundsByBetId: Readonly<Record<number, { minBetAmount: number; maxBetAmount: number | null }>>,
) =>
  answered(
    CouponLimits,
    {
      typeId: 9,
      systemValue: 2,
      bets: [901, 902, 903].map((id) => bet(id)),
      accountId: account.id,
    },
    {
      minBetAmount: 1,
      maxBetAmount: 500,
      maxPayout: null,
      amountStep: 1,
      initialAmount: 10,
      boundsByBetId,
    },
  );

export const amounts = (...pairs: readonly (readonly [number, number])[]) =>
  BetAmountsChanged({ amounts: pairs.map(([betId, amount]) => ({ betId, amount })), iso: "EUR" });

/** A player with three singles of ten euros each: ready to place. */
export const readySingles = [
  singlesSite,
  signedIn,
  withMoney(),
  ...added(901, 902, 903),
  chosen,
  setLimits({}),
] as const;

/** The coupon sent for one of them. */
export const singleToPlace = (id: number, amount = 10): CouponToPlace => {
  const { market } = bet(id);
  return {
    ...placedCoupon(),
    amount,
    bets: [bet(id)],
    coef: market.coef,
    coefByView: market.coef.toFixed(2),
  };
};

export const opened = (...ids: readonly number[]) =>
  SinglesOpened({
    setKey: "set-1",
    userId: anna,
    singles: ids.map((id) => ({ key: `key-${id}`, coupon: singleToPlace(id) })),
  });

/** The content of `tl.coupon` for these bets as singles. */
export const storedSingles = (...ids: readonly number[]): StoredCoupon => ({
  ...storedCoupon(...ids),
  typeId: 9,
});

/** A set as the device has it while there is no answer. */
export const storedSet = (
  setKey: string,
  ids: readonly number[],
  over: Partial<StoredPlacement> = {},
): readonly StoredPlacement[] =>
  ids.map((id, index) =>
    storedPlacement(`${setKey}-${id}`, {
      coupon: singleToPlace(id),
      set: { key: setKey, index, size: ids.length },
      ...over,
    }),
  );

export const lockedBet = (id: number) => BetAdded({ bet: bet(id, { isBlocked: true }) });
