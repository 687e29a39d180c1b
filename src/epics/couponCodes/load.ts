import { isRight } from "fp-ts/lib/Either.js";
import {
  concat,
  defer,
  EMPTY,
  filter,
  forkJoin,
  from,
  ignoreElements,
  map,
  mergeMap,
  of,
  switchMap,
} from "rxjs";
import { outcomeOf } from "../../events/sports/index.ts";
import { TakeSavedCoupon, TypeCouponCode } from "../../commands/couponCodes.ts";
import {
  BetMatches,
  BetRepeatWanted,
  CouponCodeLeft,
  CouponCodeTyped,
  SavedCoupon,
  type SavedCouponBody,
} from "../../events/couponCodes/events.ts";
import type { DataOf } from "../../events/define.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { FeedGame } from "../../events/sports/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** Requests for the matches of one coupon that run at a time. */
const atOnce = 4;

/**
 * Asks for the bets under a code, then for the prices of their matches, and takes what there is; of a bet of the history
 * the bets are known. [coupon-044]
 */
export const loadCouponCode: Epic = {
  name: "couponCodes/load",
  run: (deps) =>
    deps.on(CouponCodeTyped, CouponCodeLeft, BetRepeatWanted).pipe(
      switchMap((entry) => {
        if (BetRepeatWanted.is(entry)) return repeating(deps, entry.data);
        if (!CouponCodeTyped.is(entry)) return EMPTY;
        const { code } = entry.data;
        const lng = deps.state().settings.language;
        return deps
          .call(SavedCoupon, { code, lng })
          .pipe(mergeMap((result) => (isRight(result) ? taking(deps, result.right) : EMPTY)));
      }),
    ),
};

/**
 * The matches of the bets that a coupon takes: a code may hold any number. A match that the feed does not answer for is left out: its
 * bet cannot be shown, nor placed.
 */
const taking = (deps: Deps, { bets }: SavedCouponBody) => {
  const { loading } = deps.state().couponCodes;
  if (loading.tag !== "found") return EMPTY;
  const taken = new Set(loading.coupon.bets.map(({ market }) => market.id));
  return pricing(deps, matchesOf(bets.filter(({ market }) => taken.has(market.id))));
};

const pricing = (deps: Deps, matches: readonly Match[]) =>
  concat(asking(deps, matches), of(TakeSavedCoupon({})));

const asking = (deps: Deps, matches: readonly Match[]) =>
  from(matches).pipe(
    mergeMap(
      ({ feed, gameId }) => deps.call(FeedGame, { feed, gameId, since: null, isQuiet: true }),
      atOnce,
    ),
    ignoreElements(),
  );

/** A bet knows its matches only by the ids that they keep. If one feed does not answer, a match may only seem gone. */
const repeating = (deps: Deps, { bets }: DataOf<typeof BetRepeatWanted>) => {
  const ids = new Set(bets.map(({ permanentId }) => permanentId));
  const permanentIds = [...ids].sort((a, b) => a - b);
  const matches = (feed: Match["feed"]) =>
    deps
      .call(BetMatches, { feed, permanentIds })
      .pipe(
        map((result) =>
          isRight(result)
            ? (result.right.games ?? [])
                .filter(({ permanentId }) => ids.has(permanentId))
                .map((game) => ({ ...game, feed, gameId: game.id }))
            : null,
        ),
      );
  return forkJoin([matches("live"), matches("line")]).pipe(
    mergeMap(([live, line]) => {
      if (live === null || line === null) return EMPTY;
      const found = [...live, ...line];
      return concat(
        asking(deps, found),
        defer(() => pricing(deps, subGamesOf(found, missingMatches(deps, bets)))),
      );
    }),
  );
};

/** The matches with bets on an outcome that they do not have themselves: one of their sub-games may. */
const missingMatches = (deps: Deps, bets: DataOf<typeof BetRepeatWanted>["bets"]) =>
  new Set(
    bets
      .filter(({ market }) => outcomeOf(deps.state().sports.tables, market.id) === undefined)
      .map(({ permanentId }) => permanentId),
  );

const subGamesOf = (
  matches: readonly (Match & { permanentId: number; subGameIds?: readonly number[] })[],
  permanentIds: ReadonlySet<number>,
): readonly Match[] =>
  matches
    .filter(({ permanentId }) => permanentIds.has(permanentId))
    .flatMap(({ feed, subGameIds = [] }) => subGameIds.map((gameId) => ({ feed, gameId })));

type Match = { readonly feed: "line" | "live"; readonly gameId: number };

const matchesOf = (bets: SavedCouponBody["bets"]): readonly Match[] =>
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
