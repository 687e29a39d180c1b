import { type Either, isLeft } from "fp-ts/lib/Either.js";
import { concat, defer, EMPTY, merge, mergeMap, type Observable, of, switchMap } from "rxjs";
import type { CallError, DataOf, Draft } from "../../events/define.ts";
import { amountOf, minorOf } from "../../events/money/minorUnits.ts";
import { winMinor } from "../../events/money/winnings.ts";
import {
  PowerBet,
  PowerBetLost,
  PowerBetOpened,
  PowerBetPlaced,
  PowerBetRefused,
  PowerBetRequested,
  PowerBetRetried,
  PowerBetUnknown,
} from "../../events/powerBet/events.ts";
import {
  powerBetOf,
  powerBetWith,
  type PowerBetWish,
  type SentPowerBet,
} from "../../events/powerBet/index.ts";
import type { Deps, Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { isCertainRefusal, isFresh, nextAskAt } from "../rules/sentOnce.ts";
import { duePowerBets, POWER_BET_CHECK } from "./check.ts";
import { noticeOfRefusal } from "./refusal.ts";

/**
 * Each confirmation has one key, stored on the device before anything is sent. Until the outcome is certain the same
 * request is repeated with the same key, so that the bet is placed at most once.
 */
export const takePowerBet: Epic = {
  name: "powerBet/take",
  run: (deps) =>
    merge(
      deps.on(PowerBetRequested).pipe(
        mergeMap(({ data: wish }) => {
          const { session } = deps.state();
          if (session.tag !== "player") return EMPTY;
          const key = deps.uuid();
          const opened = PowerBetOpened({ key, userId: session.userId, wish });
          return concat(of(opened), send(deps, key, wish));
        }),
      ),
      deps.on(PowerBetRetried).pipe(
        mergeMap(({ data: { key } }) => {
          const bet = powerBetWith(powerBetOf(deps.state()), key);
          return bet === undefined ? EMPTY : send(deps, key, bet.wish);
        }),
      ),
    ),
};

/** Repeats the request of a power bet whose outcome is not certain. */
export const askForPowerBets: Epic = deadline({
  name: "powerBet/ask",
  rule: POWER_BET_CHECK,
  due: duePowerBets,
  fire: (deps, key) => {
    const bet = powerBetWith(powerBetOf(deps.state()), key);
    if (bet === undefined) return EMPTY;
    return isFresh(POWER_BET_CHECK, bet.sentAt, deps)
      ? send(deps, key, bet.wish)
      : of(PowerBetLost({ key }));
  },
});

const send = (deps: Deps, key: string, wish: PowerBetWish): Observable<Draft> =>
  defer(() =>
    deps.call(PowerBet, { key, wish }).pipe(switchMap((result) => followAnswer(deps, key, result))),
  );

type Answer = DataOf<typeof PowerBet.answered>["body"];
type Refusal = { readonly code?: number | undefined; readonly message?: string | undefined };

function followAnswer(
  deps: Deps,
  key: string,
  result: Either<CallError, Answer>,
): Observable<Draft> {
  const bet = powerBetWith(powerBetOf(deps.state()), key);
  if (bet === undefined) return EMPTY;
  const tries = bet.tries + 1;
  if (!isLeft(result)) {
    const { state, couponId, code = 0, balance = null, message, possibleWin } = result.right;
    if (state === "rejected") return refused(deps, bet, { code, message });
    // Taken, but not decided: the same request says later what became of it.
    if (state === "pending" || couponId === null)
      return of(
        PowerBetUnknown({ key, tries, askAt: nextAskAt(deps, POWER_BET_CHECK, tries, null) }),
      );
    return of(
      PowerBetPlaced({
        key,
        wish: bet.wish,
        placedId: couponId,
        possibleWin: possibleWin ?? winOf(bet.wish),
        balance,
      }),
    );
  }
  const error = result.left;
  if (isCertainRefusal(error, bet.isInDoubt)) return refused(deps, bet, error);
  return of(PowerBetUnknown({ key, tries, askAt: nextAskAt(deps, POWER_BET_CHECK, tries, error) }));
}

/** What a single of this amount pays at this price. */
const winOf = ({ amount, coef, currencyIso: iso }: PowerBetWish): number =>
  amountOf(winMinor(minorOf(amount, iso), Math.round(coef * 1000)), iso);

const refused = (deps: Deps, bet: SentPowerBet, { code = 0, message }: Refusal) =>
  of<Draft[]>(
    PowerBetRefused({ key: bet.key, code, ...textOf(message) }),
    ...noticeOfRefusal(deps.state(), bet, message),
  );

const textOf = (message: string | undefined) =>
  message === undefined || message === "" ? {} : { message };
