import { distinctUntilChanged, map, skip, startWith } from "rxjs";
import type { StoredCoupon } from "../../events/coupon/stored.ts";
import type { State } from "../../events/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** What the device, or another tab, is told of the coupon. */
export const storedCoupon = ({ coupon }: State): StoredCoupon => ({
  bets: [...coupon.bets],
  addedAtByBetId: coupon.addedAtByBetId,
  typeId: coupon.typeId,
  systemValue: coupon.systemValue,
  ...(coupon.cleared === null
    ? {}
    : {
        cleared: {
          bets: [...coupon.cleared.bets],
          addedAtByBetId: coupon.cleared.addedAtByBetId,
        },
      }),
});

/** Saves the coupon on the device whenever its bets change, or those that can be put back. [coupon-003] */
export const rememberCoupon: Epic = {
  name: "coupon/remember",
  run: (deps) =>
    deps.state$.pipe(
      map(({ coupon }) => coupon),
      // What was restored need not be saved again.
      startWith(deps.state().coupon),
      distinctUntilChanged((one, two) => one.bets === two.bets && one.cleared === two.cleared),
      skip(1),
      map(() =>
        ValueStored({
          area: "local",
          key: "tl.coupon",
          value: JSON.stringify(storedCoupon(deps.state())),
        }),
      ),
    ),
};
