import { filter, ignoreElements, merge, switchMap } from "rxjs";
import { ActiveAccountChanged } from "../../events/account/events.ts";
import { OpenedBets } from "../../events/bets/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { Epic } from "../epic.ts";
import { signedIn, siteOpen } from "../rules/conditions.ts";
import { openedAsk } from "./asks.ts";

/**
 * Requests the open bets of a player who is here, and again after each placement and in another account, so that the bar can say how
 * many there are; their own page polls them anyway. The answer to a request before the last placement may lack
 * that bet, so it is not waited for.
 */
export const countOpenedBets: Epic = {
  name: "bets/countOpened",
  run: (deps) =>
    merge(
      merge(
        deps.select((state) => signedIn(state) && siteOpen(state)).pipe(filter(Boolean)),
        deps.on(ActiveAccountChanged),
      ).pipe(filter(() => deps.state().navigation.route.name !== "openedBets")),
      deps.on(CouponPlaced),
    ).pipe(
      switchMap(() => deps.call(OpenedBets, openedAsk(deps.state(), null))),
      ignoreElements(),
    ),
};
