import { isRight } from "fp-ts/lib/Either.js";
import {
  EMPTY,
  exhaustMap,
  filter,
  ignoreElements,
  map,
  merge,
  mergeMap,
  of,
  pairwise,
  switchMap,
} from "rxjs";
import { Balance } from "../../events/account/events.ts";
import { BetsHistory, OpenedBets } from "../../events/bets/events.ts";
import type { State } from "../../events/index.ts";
import { isSilent } from "../../events/limits/index.ts";
import { SettlementsMissed } from "../../events/settlements/events.ts";
import { type OpenCoupon, periodOf, settlementsOf } from "../../events/settlements/index.ts";
import { openedAsk } from "../bets/asks.ts";
import type { Deps, Epic } from "../epic.ts";
import { leads, signedIn, siteOpen } from "../rules/conditions.ts";

/** Only one tab tells, and nobody who is to see no notices. */
const mayTell = (state: State): boolean =>
  leads(state) && signedIn(state) && siteOpen(state) && !isSilent(state);

/** Money that came in may be what a bet has won: then the open bets are asked at once. */
const askAfterPayment = (deps: Deps) =>
  deps.on(Balance.answered).pipe(
    map(({ data: { body } }) => body),
    pairwise(),
    filter(([before, now]) => before.accountId === now.accountId && now.money > before.money),
    filter(() => mayTell(deps.state()) && settlementsOf(deps.state()).known.length > 0),
    switchMap(() => deps.call(OpenedBets, openedAsk(deps.state(), null))),
    ignoreElements(),
  );

/** The coupons of one account that are no longer open; those of another one wait for the next answer. */
function goneOf(state: State): readonly OpenCoupon[] {
  const { gone } = settlementsOf(state);
  return gone.filter(({ accountId }) => accountId === gone[0]?.accountId);
}

/**
 * A bet that is no longer open is looked up in the history. A failure is asked again with the next open bets, an answer
 * that does not tell is not.
 */
const askWhatBecame = (deps: Deps) =>
  deps.on(OpenedBets.answered).pipe(
    filter(() => mayTell(deps.state())),
    exhaustMap(() => {
      const [first, ...others] = goneOf(deps.state());
      if (first === undefined) return EMPTY;
      const asked = [first, ...others].map(({ id }) => id);
      return deps
        .call(BetsHistory, {
          status: null,
          pageToken: null,
          filter: periodOf([first, ...others]),
        })
        .pipe(
          mergeMap((result) => {
            if (!isRight(result)) return EMPTY;
            const settled = new Set(
              result.right.items.flatMap(({ id, status }) => (status === "open" ? [] : [id])),
            );
            const ids = asked.filter((id) => !settled.has(id));
            return ids.length === 0 ? EMPTY : of(SettlementsMissed({ ids }));
          }),
        );
    }),
  );

/** Finds out which bets of the player have been settled: from the open bets, polled by `bets/poll` while there are any. */
export const askForSettlements: Epic = {
  name: "settlements/ask",
  run: (deps) => merge(askAfterPayment(deps), askWhatBecame(deps)),
};
