import { filter, ignoreElements, merge, switchMap } from "rxjs";
import { OpenedBets } from "../../events/bets/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { Epic } from "../epic.ts";
import { signedIn, siteOpen } from "../rules/conditions.ts";

/**
 * Requests the open bets of a player who is here, and again after each placement, so that the bar can say how
 * many there are; their own page polls them anyway. The answer to a request before the last placement may lack
 * that bet, so it is not waited for.
 */
export const countOpenedBets: Epic = {
  name: "bets/countOpened",
  run: (deps) =>
    merge(
      deps
        .select((state) => signedIn(state) && siteOpen(state))
        .pipe(filter((isHere) => isHere && deps.state().navigation.route.name !== "openedBets")),
      deps.on(CouponPlaced),
    ).pipe(
      switchMap(() => deps.call(OpenedBets, { pageToken: null })),
      ignoreElements(),
    ),
};
