import { type Either, isLeft } from "fp-ts/lib/Either.js";
import { concat, defer, EMPTY, merge, mergeMap, type Observable, of, switchMap } from "rxjs";
import { addedPicks } from "../../events/placement/added.ts";
import { openBet } from "../../events/placement/openBets.ts";
import type { CouponToPlace } from "../../events/placement/couponToPlace.ts";
import { PlacementOpened } from "../../events/placement/openEvents.ts";
import {
  PlaceState,
  PlaceCoupon,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
  type PlaceResult,
} from "../../events/placement/events.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { CallError, Draft } from "../../events/define.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { isCertainRefusal, isFresh, nextAskAt } from "../rules/sentOnce.ts";
import { askLater, eventOf, rejected } from "./placeAnswer.ts";
import { dueBets, PLACE_CHECK } from "./placeCheck.ts";
import { lostSet, sendSet } from "./placeSingles.ts";

type Sent = Pick<OpenBet, "key" | "coupon" | "isOneClick">;

/**
 * Each intention to bet has one key, stored on the device before anything is sent. Until the outcome is
 * certain the same request is repeated with the same key, so that the bet is placed at most once.
 */
export const placeCoupon: Epic = {
  name: "placement/place",
  run: (deps) =>
    merge(
      deps.on(PlacementRequested).pipe(
        mergeMap(({ data }) => {
          const { session } = deps.state();
          if (session.tag !== "player") return of(rejected("", { code: 20 }));
          const key = deps.uuid();
          const { coupon, isOneClick = false } = data;
          const added = isOneClick ? {} : addedPicks(deps.state().coupon, coupon.bets);
          return concat(
            of(PlacementOpened({ key, userId: session.userId, ...data, ...added })),
            send(deps, { key, coupon, isOneClick }),
          );
        }),
      ),
      deps.on(PlacementRetried).pipe(
        mergeMap(({ data: { key } }) => {
          const bet = openBet(deps.state().coupon, key);
          return bet === undefined ? EMPTY : askAbout(deps, bet);
        }),
      ),
    ),
};

/** Asks for the outcome of a bet: by the server's id if there is one, otherwise by repeating the request. */
export const askForBets: Epic = deadline({
  name: "placement/ask",
  rule: PLACE_CHECK,
  due: dueBets,
  fire: (deps, key) => {
    const bet = openBet(deps.state().coupon, key);
    if (bet === undefined) return EMPTY;
    if (bet.requestId !== null) return askFor(deps, key, bet.requestId);
    if (isFresh(PLACE_CHECK, bet.sentAt, deps)) return askAbout(deps, bet);
    return bet.set === undefined ? of(PlacementLost({ key })) : lostSet(deps, bet.set.key);
  },
});

/** A single whose request was answered is asked about by its own id: its request may no longer be whole. */
function askAbout(deps: Deps, bet: OpenBet): Observable<Draft> {
  const { key, requestId, set } = bet;
  if (set === undefined) return send(deps, bet);
  return requestId === null ? sendSet(deps, set.key) : askFor(deps, key, requestId);
}

const send = (deps: Deps, { key, coupon, isOneClick }: Sent): Observable<Draft> =>
  defer(() => {
    const { session } = deps.state();
    if (session.tag !== "player") return of(rejected(key, { code: 20 }));
    // The same key must come with the same body.
    const body = isOneClick ? { coupon, isOneClick } : { coupon };
    return deps
      .call(PlaceCoupon, { key, userId: session.userId, ...body })
      .pipe(switchMap((result) => followAnswer(deps, key, coupon, result)));
  });

function followAnswer(
  deps: Deps,
  key: string,
  coupon: CouponToPlace,
  result: Either<CallError, PlaceResult>,
): Observable<Draft> {
  // Another tab has received the answer meanwhile.
  const bet = openBet(deps.state().coupon, key);
  if (bet === undefined) return EMPTY;
  if (!isLeft(result)) return of(eventOf(deps, key, coupon, result.right));
  const error = result.left;
  if (isCertainRefusal(error, bet.isInDoubt)) return of(rejected(key, error));
  const tries = bet.tries + 1;
  return of(askLater(bet, { tries, askAt: nextAskAt(deps, PLACE_CHECK, tries, error) }, error));
}

const askFor = (deps: Deps, key: string, requestId: string): Observable<Draft> =>
  deps.call(PlaceState, { requestId }).pipe(
    mergeMap((result) => {
      const bet = openBet(deps.state().coupon, key);
      if (bet === undefined) return EMPTY;
      if (!isLeft(result)) return of(eventOf(deps, key, bet.coupon, result.right));
      const tries = bet.tries + 1;
      // Without the id, a single of a set could only be asked about with all others.
      const isUnknown = result.left.status === 404 && bet.set === undefined;
      const askAt = nextAskAt(deps, PLACE_CHECK, tries, result.left);
      return of(
        PlacementUnknown({ key, tries, askAt, ...(isUnknown ? { isUnheardOf: isUnknown } : {}) }),
      );
    }),
  );
