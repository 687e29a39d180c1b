import { type Either, isLeft } from "fp-ts/lib/Either.js";
import { concat, defer, EMPTY, merge, mergeMap, type Observable, of, switchMap } from "rxjs";
import { CouponPlaced } from "../../events/coupon/events.ts";
import { openBet } from "../../events/placement/openBets.ts";
import type { CouponToPlace } from "../../events/placement/couponToPlace.ts";
import { PlacementDeferred, PlacementOpened } from "../../events/placement/openEvents.ts";
import {
  CouponPending,
  CouponRejected,
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
import { dueBets, nextAskAt, PLACE_CHECK, placeParameter } from "./placeCheck.ts";

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
          return concat(
            of(PlacementOpened({ key, userId: session.userId, ...data })),
            send(deps, { key, coupon, isOneClick }),
          );
        }),
      ),
      deps.on(PlacementRetried).pipe(
        mergeMap(({ data: { key } }) => {
          const bet = openBet(deps.state().coupon, key);
          return bet === undefined ? EMPTY : send(deps, bet);
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
    const state = deps.state();
    const bet = openBet(state.coupon, key);
    if (bet === undefined) return EMPTY;
    if (bet.requestId !== null) return askFor(deps, key, bet.requestId);
    const isFresh = deps.clock.now() - bet.sentAt <= placeParameter("freshMs", state);
    return isFresh ? send(deps, bet) : of(PlacementLost({ key }));
  },
});

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

/** Refusals of a bet have these codes and status 409 (contract, "Errors"). */
const betRefusals = { from: 2_001, to: 2_999 } as const;

/**
 * The refusal of a first request is certain if the server itself answered with a 4xx. Once a request may have
 * arrived, only an answer about the bet itself is certain: a check that rejects the repeat has not looked for
 * the bet.
 */
function isCertainRefusal({ tag, status = 0, code = 0 }: CallError, isInDoubt: boolean): boolean {
  if (tag !== "http") return false;
  if (isInDoubt) return status === 409 && code >= betRefusals.from && code <= betRefusals.to;
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429;
}

function followAnswer(
  deps: Deps,
  key: string,
  coupon: CouponToPlace,
  result: Either<CallError, PlaceResult>,
): Observable<Draft> {
  // Another tab has received the answer meanwhile.
  const bet = openBet(deps.state().coupon, key);
  if (bet === undefined) return EMPTY;
  if (!isLeft(result)) return of(eventOf(deps, key, coupon.accountId, result.right));
  const error = result.left;
  if (isCertainRefusal(error, bet.isInDoubt)) return of(rejected(key, error));
  const tries = bet.tries + 1;
  const again = { key, tries, askAt: nextAskAt(deps, tries, error) };
  const isNotTaken = error.tag === "http" && error.status === 429 && !bet.isInDoubt;
  return of(isNotTaken ? PlacementDeferred(again) : PlacementUnknown(again));
}

function eventOf(deps: Deps, key: string, accountId: number, result: PlaceResult): Draft {
  const { state, couponId, coef = 0, amount = 0, possibleWin = 0, balance = null } = result;
  if (state === "accepted" && couponId !== null) {
    return CouponPlaced({ key, couponId, accountId, coef, amount, possibleWin, balance });
  }
  if (state === "rejected") {
    const { code = 0, message, bets = [] } = result;
    return rejected(key, { code, changed: bets, ...(message === undefined ? {} : { message }) });
  }
  const waitMs = result.checkAfterMs ?? placeParameter("pendingMs", deps.state());
  const { requestId } = result;
  return CouponPending({ key, requestId, checkAt: deps.clock.now() + waitMs });
}

const askFor = (deps: Deps, key: string, requestId: string): Observable<Draft> =>
  deps.call(PlaceState, { requestId }).pipe(
    mergeMap((result) => {
      const bet = openBet(deps.state().coupon, key);
      if (bet === undefined) return EMPTY;
      if (!isLeft(result)) return of(eventOf(deps, key, bet.coupon.accountId, result.right));
      const tries = bet.tries + 1;
      const isUnknown = result.left.status === 404;
      const askAt = nextAskAt(deps, tries, result.left);
      return of(
        PlacementUnknown({ key, tries, askAt, ...(isUnknown ? { isUnheardOf: isUnknown } : {}) }),
      );
    }),
  );

const rejected = (
  key: string,
  { code = 0, message, changed = [] }: Pick<CallError, "code" | "message" | "changed">,
) =>
  CouponRejected({
    key,
    code,
    changed: changed.map(({ marketId, coef, isBlocked }) => ({ betId: marketId, coef, isBlocked })),
    ...(message === undefined || message === "" ? {} : { message }),
  });
