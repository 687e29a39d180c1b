import { filter, ignoreElements, switchMap } from "rxjs";
import { activeAccount } from "../../events/account/index.ts";
import { CouponLimits } from "../../events/placement/boundsEvents.ts";
import { CouponRejected } from "../../events/placement/events.ts";
import type { State } from "../../events/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { askBounds } from "./refresh.ts";

/** The stake is below the minimum, above the maximum. (contract, error codes) */
const outOfBounds: readonly number[] = [2004, 2005];

/** The price changed, or what is added to the winnings. */
const CHANGED = 2001;

/** It may be the bonus that is less by now. */
const isHyperRefused = ({ coupon: { placement } }: State, code: number): boolean =>
  code === CHANGED && placement.tag === "refused" && placement.hyperBonus !== undefined;

/**
 * A refusal does not say which bound the stake missed: with the price it has moved since it was loaded, and that of a
 * one-click bet was not known in advance. So it is loaded now, and the nearest stake is offered; nothing is sent again
 * without a tap.
 */
export const askMissedBounds: Epic = {
  name: "placement/missedBounds",
  run: (deps) =>
    deps.on(CouponRejected).pipe(
      filter(
        ({ data }) => outOfBounds.includes(data.code) || isHyperRefused(deps.state(), data.code),
      ),
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
