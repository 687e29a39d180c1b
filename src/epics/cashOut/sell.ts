import { type Either, isLeft } from "fp-ts/lib/Either.js";
import { concat, defer, EMPTY, merge, mergeMap, type Observable, of, switchMap } from "rxjs";
import {
  CashOut,
  CashOutDone,
  CashOutLost,
  CashOutOpened,
  CashOutRefused,
  CashOutRequested,
  CashOutRetried,
  CashOutUnknown,
} from "../../events/cashOut/events.ts";
import type { CashOutWish, Sale } from "../../events/cashOut/index.ts";
import { saleWith } from "../../events/cashOut/selectors.ts";
import type { CallError, DataOf, Draft } from "../../events/define.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { isCertainRefusal, isFresh, nextAskAt } from "../rules/sentOnce.ts";
import { CASH_OUT_CHECK, dueSales } from "./check.ts";
import { noticeOfRefusal } from "./refusal.ts";

/**
 * Each confirmation has one key, stored on the device before anything is sent. Until the outcome is certain the
 * same request is repeated with the same key, so that the coupon is sold at most once.
 */
export const sellCoupon: Epic = {
  name: "cashOut/sell",
  run: (deps) =>
    merge(
      deps.on(CashOutRequested).pipe(
        mergeMap(({ data: wish }) => {
          const { session } = deps.state();
          if (session.tag !== "player") return EMPTY;
          const key = deps.uuid();
          const opened = CashOutOpened({ key, userId: session.userId, wish });
          return concat(of(opened), send(deps, key, wish));
        }),
      ),
      deps.on(CashOutRetried).pipe(
        mergeMap(({ data: { key } }) => {
          const sale = saleWith(deps.state().cashOut, key);
          return sale === undefined ? EMPTY : send(deps, key, sale.wish);
        }),
      ),
    ),
};

/** Repeats the request of a sale whose outcome is not certain. */
export const askForSales: Epic = deadline({
  name: "cashOut/ask",
  rule: CASH_OUT_CHECK,
  due: dueSales,
  fire: (deps, key) => {
    const sale = saleWith(deps.state().cashOut, key);
    if (sale === undefined) return EMPTY;
    return isFresh(CASH_OUT_CHECK, sale.sentAt, deps)
      ? send(deps, key, sale.wish)
      : of(CashOutLost({ key }));
  },
});

const send = (deps: Deps, key: string, wish: CashOutWish): Observable<Draft> =>
  defer(() =>
    deps.call(CashOut, { key, wish }).pipe(switchMap((result) => followAnswer(deps, key, result))),
  );

type Answer = DataOf<typeof CashOut.answered>["body"];
type Refusal = { readonly code?: number | undefined; readonly message?: string | undefined };

function followAnswer(
  deps: Deps,
  key: string,
  result: Either<CallError, Answer>,
): Observable<Draft> {
  const sale = saleWith(deps.state().cashOut, key);
  if (sale === undefined) return EMPTY;
  if (!isLeft(result)) {
    const { success, coupon, balance, message } = result.right;
    return success ? of(CashOutDone({ key, coupon, balance })) : refused(deps, sale, { message });
  }
  const error = result.left;
  if (isCertainRefusal(error, sale.isInDoubt)) return refused(deps, sale, error);
  const tries = sale.tries + 1;
  return of(CashOutUnknown({ key, tries, askAt: nextAskAt(deps, CASH_OUT_CHECK, tries, error) }));
}

const refused = (deps: Deps, sale: Sale, { code = 0, message }: Refusal) =>
  of<Draft[]>(
    CashOutRefused({ key: sale.key, code, ...textOf(message) }),
    ...noticeOfRefusal(deps.state(), sale),
  );

const textOf = (message: string | undefined) =>
  message === undefined || message === "" ? {} : { message };
