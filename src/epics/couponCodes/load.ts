import { isRight } from "fp-ts/lib/Either.js";
import { concat, EMPTY, filter, from, ignoreElements, map, mergeMap, of, switchMap } from "rxjs";
import { TakeSavedCoupon, TypeCouponCode } from "../../commands/couponCodes.ts";
import { CouponCodeLeft, CouponCodeTyped, SavedCoupon } from "../../events/couponCodes/events.ts";
import type { SavedCouponBody } from "../../events/couponCodes/events.ts";
import { mostBets } from "../../events/coupon/index.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { FeedGame } from "../../events/sports/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** Requests for the matches of one coupon that run at a time. */
const atOnce = 4;

/** Asks for the bets under a code, then for the prices of their matches, and takes what there is. [coupon-044] */
export const loadCouponCode: Epic = {
  name: "couponCodes/load",
  run: (deps) =>
    deps.on(CouponCodeTyped, CouponCodeLeft).pipe(
      switchMap((entry) => {
        if (!CouponCodeTyped.is(entry)) return EMPTY;
        const { code } = entry.data;
        const lng = deps.state().settings.language;
        return deps
          .call(SavedCoupon, { code, lng })
          .pipe(mergeMap((result) => (isRight(result) ? taking(deps, result.right) : EMPTY)));
      }),
    ),
};

/** A match that the feed does not answer for is left out: its bet cannot be shown, nor placed. */
const taking = (deps: Deps, { bets }: SavedCouponBody) =>
  bets.length === 0 || bets.length > mostBets
    ? EMPTY
    : concat(
        from(matchesOf(bets)).pipe(
          mergeMap(
            ({ feed, gameId }) => deps.call(FeedGame, { feed, gameId, since: null, isQuiet: true }),
            atOnce,
          ),
          ignoreElements(),
        ),
        of(TakeSavedCoupon({})),
      );

const matchesOf = (bets: SavedCouponBody["bets"]) =>
  [...new Map(bets.map(({ market }) => [market.gameId, market.isLive])).entries()].map(
    ([gameId, isLive]) => ({ feed: isLive ? ("live" as const) : ("line" as const), gameId }),
  );

/** The code in the address of the coupon (`?load=K4TQ9`) counts once: it leaves the address. [route-coupon-001] */
export const followCouponCode: Epic = {
  name: "couponCodes/follow",
  run: (deps) =>
    deps
      .select(({ navigation: { path, query, route } }) =>
        route.name === "coupon" && query["load"] ? `${path} ${query["load"]}` : null,
      )
      .pipe(
        filter((found) => found !== null),
        map((found) => found.split(" ")),
        switchMap(([path = "", code = ""]) =>
          of(TypeCouponCode({ code }), NavigationRequested({ path, isReplacing: true })),
        ),
      ),
};
