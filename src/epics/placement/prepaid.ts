import { EMPTY, filter, ignoreElements, switchMap } from "rxjs";
import {
  couponAccount,
  permanentIdsOf,
  notEnoughMoney,
  refusedOf,
} from "../../events/coupon/index.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import { CouponPrepaid } from "../../events/placement/prepaidEvents.ts";
import type { Epic } from "../epic.ts";

/** Asks how much of these bets can be paid in advance, once a server has refused as much as the coupon asked for. [coupon-053] */
export const askPrepaidAgain: Epic = {
  name: "placement/prepaid",
  run: (deps) =>
    deps.on(CouponRejected).pipe(
      filter(({ data }) => data.code === notEnoughMoney),
      switchMap(() => {
        const { account, coupon } = deps.state();
        const payer = couponAccount({ account, coupon });
        return payer === null || refusedOf(coupon) === undefined
          ? EMPTY
          : deps.call(CouponPrepaid, {
              accountId: payer.id,
              permanentIds: [...permanentIdsOf(coupon.bets)],
            });
      }),
      ignoreElements(),
    ),
};
