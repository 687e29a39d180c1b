import { filter, ignoreElements, switchMap } from "rxjs";
import { activeAccount } from "../../events/account/index.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import { CouponLimits } from "../../events/placement/boundsEvents.ts";
import type { Epic } from "../epic.ts";

/** The stake is below the minimum, above the maximum. (contract, error codes) */
export const outOfBounds: readonly number[] = [2004, 2005];

/** The bounds of a one-click bet are not known in advance; they are loaded when the stake is outside them. */
export const askOneClickBounds: Epic = {
  name: "placement/oneClickBounds",
  run: (deps) =>
    deps.on(CouponRejected).pipe(
      filter(({ data }) => outOfBounds.includes(data.code)),
      switchMap(() => {
        const { account, coupon } = deps.state();
        const player = activeAccount(account);
        if (coupon.oneClickBet === null || player === null) return [];
        const { oneClickBet, systemValue } = coupon;
        const bets = [oneClickBet];
        return deps.call(CouponLimits, { typeId: 0, systemValue, bets, accountId: player.id });
      }),
      ignoreElements(),
    ),
};
