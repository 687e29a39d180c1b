import { map, skip } from "rxjs";
import type { StoredCoupon } from "../../events/coupon/stored.ts";
import type { State } from "../../events/index.ts";
import { ValueStored } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";

/** The coupon as stored on the device or sent to another tab. */
export const storedCoupon = ({
  coupon: {
    addedAtByBetId,
    bets,
    cleared,
    isBonusDeleted,
    lastRemoved,
    systemValue,
    takenExpress,
    typeBefore,
    typeId,
  },
}: State): StoredCoupon => ({
  bets: [...bets],
  addedAtByBetId,
  typeId,
  systemValue,
  ...(isBonusDeleted && { isBonusDeleted }),
  ...(takenExpress && { takenExpress }),
  ...(typeBefore && { typeBefore }),
  ...(lastRemoved && { lastRemoved }),
  ...(cleared && { cleared }),
});

/**
 * Saves the coupon on the device whenever its bets, its type or the size of its system change, with the
 * removed or cleared bets and the amounts of another type that can be restored, and whether the bonus bet was taken out.
 * [coupon-003]
 */
export const rememberCoupon: Epic = {
  name: "coupon/remember",
  run: (deps) =>
    deps
      .select(
        ({ coupon }) => coupon,
        // The bets are made anew with each choice of a type or a size.
        (previous, next) =>
          previous.bets === next.bets &&
          previous.cleared === next.cleared &&
          previous.takenExpress === next.takenExpress &&
          previous.typeBefore === next.typeBefore &&
          previous.isBonusDeleted === next.isBonusDeleted,
      )
      .pipe(
        // A restored coupon need not be saved again.
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
