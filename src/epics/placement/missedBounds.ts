import { filter, ignoreElements, switchMap } from "rxjs";
import { CouponRejected } from "../../events/placement/events.ts";
import type { Epic } from "../epic.ts";
import { outOfBounds } from "./oneClickBounds.ts";
import { askBounds } from "./refresh.ts";

/**
 * A refusal does not say which bound the stake missed: with the price it has moved since it was loaded, so it is loaded once
 * more. Then the coupon offers the nearest stake; nothing is sent again without a tap.
 */
export const askMissedBounds: Epic = {
  name: "placement/missedBounds",
  run: (deps) =>
    deps.on(CouponRejected).pipe(
      filter(({ data }) => outOfBounds.includes(data.code)),
      switchMap(() => {
        const { bets, oneClickBet } = deps.state().coupon;
        return oneClickBet === null && bets.length > 0 ? askBounds(deps) : [];
      }),
      ignoreElements(),
    ),
};
