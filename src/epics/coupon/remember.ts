import { distinctUntilChanged, map, merge, skip, startWith } from "rxjs";
import { CouponPlaced, CouponRejected, PlacementClosed } from "../../events/coupon/events.ts";
import type { StoredCoupon, StoredPlacement } from "../../events/coupon/stored.ts";
import type { State } from "../../events/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** The bet that is about to be sent, kept on the device until we know what became of it. */
export const rememberPlacement = (placement: StoredPlacement) =>
  ValueStored({ area: "local", key: "tl.placement", value: JSON.stringify(placement) });

const forgetPlacement = () => ValueStored({ area: "local", key: "tl.placement", value: null });

/** What the device, or another tab, is told of the coupon. */
export const storedCoupon = ({ coupon }: State): StoredCoupon => ({
  bets: [...coupon.bets],
  addedAtByBetId: coupon.addedAtByBetId,
  typeId: coupon.typeId,
  systemValue: coupon.systemValue,
});

/** Saves the coupon on the device whenever its bets change. [coupon-003] */
export const rememberCoupon: Epic = {
  name: "coupon/remember",
  run: (deps) =>
    merge(
      deps.state$.pipe(
        map(({ coupon }) => coupon.bets),
        // What was restored need not be saved again.
        startWith(deps.state().coupon.bets),
        distinctUntilChanged(),
        skip(1),
        map(() =>
          ValueStored({
            area: "local",
            key: "tl.coupon",
            value: JSON.stringify(storedCoupon(deps.state())),
          }),
        ),
      ),
      deps.on(CouponPlaced, CouponRejected, PlacementClosed).pipe(map(forgetPlacement)),
    ),
};
