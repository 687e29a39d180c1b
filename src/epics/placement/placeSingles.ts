import { type Either, isLeft, left } from "fp-ts/lib/Either.js";
import { concat, defer, from, mergeMap, type Observable, of, switchMap } from "rxjs";
import { addedPicks } from "../../events/placement/added.ts";
import { openBet } from "../../events/placement/openBets.ts";
import { PlacementClosed, PlacementLost, type PlaceResult } from "../../events/placement/events.ts";
import { membersOf } from "../../events/placement/index.ts";
import { isWholeSet } from "../../events/placement/singles.ts";
import {
  PlaceSingles,
  SinglesOpened,
  SinglesRequested,
} from "../../events/placement/singlesEvents.ts";
import type { OpenBet } from "../../events/coupon/index.ts";
import type { CallError, Draft } from "../../events/define.ts";
import type { Deps, Epic } from "../epic.ts";
import { isCertainRefusal, nextAskAt } from "../rules/sentOnce.ts";
import { askLater, eventOf, rejected } from "./placeAnswer.ts";
import { PLACE_CHECK } from "./placeCheck.ts";

/**
 * One request for all singles of a set. Its key and those of the singles are stored on the device before it is
 * sent; until it is answered, the whole request is repeated under its key.
 */
export const placeSingles: Epic = {
  name: "placement/placeSingles",
  run: (deps) =>
    deps.on(SinglesRequested).pipe(
      mergeMap(({ data: { coupons } }) => {
        const { session } = deps.state();
        if (session.tag !== "player") return of(PlacementClosed({}));
        const setKey = deps.uuid();
        const singles = coupons.map((coupon) => ({ key: deps.uuid(), coupon }));
        const added = addedPicks(
          deps.state().coupon,
          coupons.flatMap(({ bets }) => bets),
        );
        return concat(
          of(SinglesOpened({ setKey, userId: session.userId, singles, ...added })),
          send(deps, setKey, singles),
        );
      }),
    ),
};

type Sent = Pick<OpenBet, "key" | "coupon">;

/** Sends the request of a set once more, as it was first sent. */
export const sendSet = (deps: Deps, setKey: string): Observable<Draft> =>
  defer(() => {
    const members = membersOf(deps.state().coupon, setKey);
    return isWholeSet(members) ? send(deps, setKey, members) : lostSet(deps, setKey);
  });

const send = (deps: Deps, setKey: string, sent: readonly Sent[]): Observable<Draft> =>
  defer(() => {
    const { session } = deps.state();
    if (session.tag !== "player") return from(sent.map(({ key }) => rejected(key, { code: 20 })));
    const singles = sent.map(({ key, coupon }) => ({ key, coupon }));
    return deps
      .call(PlaceSingles, { setKey, userId: session.userId, singles })
      .pipe(switchMap((result) => from(followAnswer(deps, sent, result))));
  });

/** Nothing is sent for the set by itself any more. */
export const lostSet = (deps: Deps, setKey: string): Observable<Draft> =>
  from(membersOf(deps.state().coupon, setKey).map(({ key }) => PlacementLost({ key })));

/** Each single has its own answer; if the request failed, all of them share what it says. */
function followAnswer(
  deps: Deps,
  sent: readonly Sent[],
  result: Either<CallError, { readonly results: readonly PlaceResult[] }>,
): readonly Draft[] {
  // Another tab may have received the answer meanwhile.
  const open = sent.flatMap(({ key }) => openBet(deps.state().coupon, key) ?? []);
  const [first] = open;
  if (first === undefined) return [];
  const answer = answerTo(sent, result);
  if (!isLeft(answer)) {
    return sent.flatMap(({ key, coupon }, index) => {
      const single = answer.right.results[index];
      return single === undefined || !open.some((bet) => bet.key === key)
        ? []
        : eventOf(deps, key, coupon, single);
    });
  }
  const error = answer.left;
  if (isCertainRefusal(error, first.isInDoubt)) return open.map(({ key }) => rejected(key, error));
  const tries = first.tries + 1;
  const again = { tries, askAt: nextAskAt(deps, PLACE_CHECK, tries, error) };
  return open.map((bet) => askLater(bet, again, error));
}

/** An answer with fewer or more results than singles cannot be told apart, so it answers none of them. */
const answerTo = (
  sent: readonly Sent[],
  result: Either<CallError, { readonly results: readonly PlaceResult[] }>,
): typeof result =>
  !isLeft(result) && result.right.results.length !== sent.length ? left({ tag: "decode" }) : result;
