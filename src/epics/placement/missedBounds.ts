import { filter, ignoreElements, switchMap } from "rxjs";
import { activeAccount } from "../../events/account/index.ts";
import { CouponLimits } from "../../events/placement/boundsEvents.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { askBounds } from "./refresh.ts";

/** The stake is below the minimum, above the maximum. (contract, error codes) */
const outOfBounds: readonly number[] = [2004, 2005];

/**
 * A refusal does not say which bound the stake missed: with the price it has moved since it was loaded, and that of a
 * one-click bet was not known in advance. So it is loaded now, and the nearest stake is offered; nothing is sent again
 * without a tap.
 */
export const askMissedBounds: Epic = {
  name: "placement/missedBounds",
  run: (deps) =>
    deps.on(CouponRejected).pipe(
      filter(({ data }) => outOfBounds.includes(data.code)),
      switchMap(() => {
        const { bets, oneClickBet } = deps.state().coupon;
        if (oneClickBet !== null) return askOfOneClick(deps, oneClickBet);
        return bets.length > 0 ? askBounds(deps) : [];
      }),
      ignoreElements(),
    ),
};

type OneClickBet = NonNullable<ReturnType<Deps["state"]>["coupon"]["oneClickBet"]>;

function askOfOneClick(deps: Deps, bet: OneClickBet) {
  const { account, coupon } = deps.state();
  const player = activeAccount(account);
  if (player === null) return [];
  const { systemValue } = coupon;
  return deps.call(CouponLimits, { typeId: 0, systemValue, bets: [bet], accountId: player.id });
}
