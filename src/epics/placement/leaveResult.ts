import { distinctUntilChanged, EMPTY, filter, map, merge, skip, startWith, switchMap } from "rxjs";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { State } from "../../events/index.ts";
import { CouponRejected, PlacementClosed } from "../../events/placement/events.ts";
import { SessionClosed, SessionOpened } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";

/** The coupon says what became of a bet, with its number and its money. A bet without an answer is no result. */
const hasResult = ({ coupon: { placement } }: State): boolean =>
  ["accepted", "refused", "singlesAnswered"].includes(placement.tag);

const playerOf = ({ session }: State) => (session.tag === "player" ? session.userId : null);

/** Somebody has logged out; an expired session may be reopened by the same player. */
const isLogOut = (reason: string): boolean => reason !== "start" && reason !== "expired";

/**
 * A result is for the player who placed the bet: it goes when they log out, here or in another tab, and when another player
 * logs in. Neither needs a new page. What is answered after a log-out is shown to nobody either.
 */
export const leaveResult: Epic = {
  name: "placement/leaveResult",
  run: (deps) =>
    merge(
      deps
        .on(SessionClosed, SessionOpened)
        .pipe(
          switchMap((entry) =>
            SessionClosed.is(entry) && isLogOut(entry.data.reason)
              ? deps.on(CouponPlaced, CouponRejected).pipe(startWith(entry))
              : EMPTY,
          ),
        ),
      deps.select(playerOf).pipe(
        filter((userId) => userId !== null),
        distinctUntilChanged(),
        skip(1),
      ),
    ).pipe(
      filter(() => hasResult(deps.state())),
      map(() => PlacementClosed({})),
    ),
};
