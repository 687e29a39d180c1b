import type { Bet, CouponState } from "../coupon/index.ts";
import type { DataOf } from "../define.ts";
import type { PlacementOpened } from "./openEvents.ts";

type Added = Pick<DataOf<typeof PlacementOpened>, "added">;

/** When these bets came into the coupon, and at which price; nothing for those that never were in it. */
export function addedPicks({ addedAtByBetId, bets }: CouponState, sent: readonly Bet[]): Added {
  const added = sent.flatMap(({ market: { id: betId } }) => {
    const own = bets.find(({ market }) => market.id === betId);
    const at = addedAtByBetId[betId];
    return own === undefined || at === undefined
      ? []
      : [{ betId, coef: own.addedCoef ?? own.market.coef, at }];
  });
  return added.length === 0 ? {} : { added };
}
