import { type Either, isLeft } from "fp-ts/lib/Either.js";
import {
  concat,
  defer,
  exhaustMap,
  merge,
  type Observable,
  of,
  startWith,
  switchMap,
  takeUntil,
} from "rxjs";
import { CouponPlaced } from "../../events/coupon/events.ts";
import type { CouponToPlace } from "../../events/coupon/placeCoupon.ts";
import {
  CouponPending,
  CouponRejected,
  LoadPlaceState,
  PlaceCouponCall,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
  type PlaceResult,
} from "../../events/coupon/placeEvents.ts";
import type { CallError, DataOf, Draft } from "../../events/define.ts";
import { SessionOpened } from "../../events/session/events.ts";
import type { Deps, Epic } from "../epic.ts";
import { figure } from "../rules/rule.ts";
import { rememberPlacement } from "./keepPlacement.ts";
import { PLACE_CHECK, whenPossible } from "./placeCheck.ts";

/**
 * One bet at a time, under one key. The key is stored before anything is sent; without an answer the
 * server is asked what became of it, and only the player can have it sent again, under the same key.
 */
export const placeCoupon: Epic = {
  name: "coupon/place",
  run: (deps) =>
    merge(
      deps.on(PlacementRequested).pipe(
        exhaustMap(({ data, at }) => {
          const key = deps.uuid();
          return concat(of(rememberPlacement({ key, sentAt: at, ...data })), send(deps, key, data));
        }),
      ),
      deps.on(PlacementRetried).pipe(
        exhaustMap(({ data }) => {
          const { sent, oneClickBet } = deps.state().coupon;
          if (sent === null) return of();
          const { coupon } = sent;
          // The same key must come with the same body.
          return send(
            deps,
            data.key,
            oneClickBet === null ? { coupon } : { coupon, isOneClick: true },
          );
        }),
      ),
      deps.on(SessionOpened).pipe(
        // She may have been there before this was.
        startWith(null),
        switchMap(() => {
          const { coupon, session } = deps.state();
          const { placement } = coupon;
          const isOpen = placement.tag === "unknown" || placement.tag === "pending";
          const isAsked = session.tag === "player" && isOpen;
          return isAsked ? askAfter(deps, placement.key, 1, 0) : of();
        }),
      ),
    ),
};

const send = (
  deps: Deps,
  key: string,
  placement: DataOf<typeof PlacementRequested>,
): Observable<Draft> =>
  defer(() => {
    const { session } = deps.state();
    if (session.tag !== "player") return of(CouponRejected({ key, code: 20, changed: [] }));
    return deps
      .call(PlaceCouponCall, { key, userId: session.userId, ...placement })
      .pipe(switchMap((result) => heard(deps, key, placement.coupon, result, 1)));
  });

/** A refusal is certain when the server answered with a code; everything else leaves the bet unknown. */
const isCertainRefusal = ({ tag, status = 0 }: CallError): boolean =>
  tag === "http" && status >= 400 && status < 500 && status !== 408 && status !== 429;

function heard(
  deps: Deps,
  key: string,
  coupon: CouponToPlace,
  result: Either<CallError, PlaceResult>,
  tries: number,
): Observable<Draft> {
  if (isLeft(result)) {
    const { code = 0, message, changed = [] } = result.left;
    return isCertainRefusal(result.left)
      ? of(rejected(key, code, message, changed))
      : concat(of(PlacementUnknown({ key, tries })), askAfter(deps, key, tries, 0));
  }
  return told(deps, key, coupon.accountId, result.right);
}

function told(deps: Deps, key: string, accountId: number, result: PlaceResult): Observable<Draft> {
  const { state, couponId, coef = 0, amount = 0, possibleWin = 0, balance = null } = result;
  if (state === "accepted" && couponId !== null) {
    return of(CouponPlaced({ key, couponId, accountId, coef, amount, possibleWin, balance }));
  }
  if (state === "rejected") {
    return of(rejected(key, result.code ?? 0, result.message, result.bets ?? []));
  }
  const waitMs = result.checkAfterMs ?? figure(PLACE_CHECK, "pendingMs", deps.state().shell.config);
  const { requestId } = result;
  const pending = CouponPending({ key, requestId, checkAt: deps.clock.now() + waitMs });
  return concat(of(pending), ask(deps, key, requestId, { waitMs, tries: 1, timesUnheardOf: 0 }));
}

/** Asks what became of it; each vain try waits twice as long, and only while there is a connection. */
function askAfter(
  deps: Deps,
  key: string,
  tries: number,
  timesUnheardOf: number,
): Observable<Draft> {
  const waitMs = Math.min(
    figure(PLACE_CHECK, "unknownMs", deps.state().shell.config) * 2 ** (tries - 1),
    figure(PLACE_CHECK, "longestMs", deps.state().shell.config),
  );
  return ask(deps, key, key, { waitMs, tries, timesUnheardOf });
}

type Asking = { readonly waitMs: number; readonly tries: number; readonly timesUnheardOf: number };

const ask = (
  deps: Deps,
  key: string,
  requestId: string,
  { waitMs, tries, timesUnheardOf: before }: Asking,
): Observable<Draft> =>
  whenPossible(deps, waitMs).pipe(
    switchMap(() => deps.call(LoadPlaceState, { requestId })),
    switchMap((result): Observable<Draft> => {
      const accountId = deps.state().coupon.sent?.coupon.accountId ?? 0;
      if (!isLeft(result)) return told(deps, key, accountId, result.right);
      // A slow first request may still arrive: one 404 is not yet an answer, and no answer is no 404.
      const timesUnheardOf = before + (result.left.status === 404 ? 1 : 0);
      if (timesUnheardOf >= figure(PLACE_CHECK, "lostAfter", deps.state().shell.config)) {
        return of(PlacementLost({ key }));
      }
      const next = tries + 1;
      return concat(
        of(PlacementUnknown({ key, tries: next })),
        askAfter(deps, key, next, timesUnheardOf),
      );
    }),
    // Whoever signs in is asked about anew; two askers would report one bet twice.
    takeUntil(deps.on(SessionOpened)),
  );

const rejected = (
  key: string,
  code: number,
  message: string | undefined,
  changed: readonly {
    readonly marketId: number;
    readonly coef: number;
    readonly isBlocked: boolean;
  }[],
) =>
  CouponRejected({
    key,
    code,
    changed: changed.map(({ marketId, coef, isBlocked }) => ({ betId: marketId, coef, isBlocked })),
    ...(message === undefined || message === "" ? {} : { message }),
  });
