import { exhaustMap, ignoreElements } from "rxjs";
import { OpenedBets } from "../../events/bets/events.ts";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { Epic } from "../epic.ts";

/** Requests the open bets once another one was placed, so that the bar can say how many there are. */
export const countOpenedBets: Epic = {
  name: "bets/countOpened",
  run: (deps) =>
    deps.on(CouponPlaced).pipe(
      exhaustMap(() => deps.call(OpenedBets, { pageToken: null })),
      ignoreElements(),
    ),
};
