import { describe } from "vitest";
import { BetMatches } from "../../src/events/couponCodes/events.ts";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { answers, fails, inTurn, whenAsked } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

const saved = (id: number, gameId: number) => ({
  market: { id, coef: 2, gameId, isLive: true },
  game: { opponent1NameEn: "Norrvik", opponent2NameEn: "Alba" },
});
const found = (...bets: readonly object[]) =>
  answers({ typeId: 1, systemValue: 2, bets, goneCount: 0 });
const watch =
  "SavedCouponAsked FeedGameAsked CouponLoaded CouponCodeHeld SavedCouponFailed NavigationRequested";
const path = "/en/coupon";

describe("a coupon code [coupon-044]", () => {
  rule("is looked up, then its matches, each once; what the feeds do not have is left out", {
    path,
    server: { SavedCoupon: found(saved(901, 501), saved(902, 501), saved(999, 777)) },
    user: "10s TypeCouponCode(K4TQ9)",
    watch,
    expect: `10s SavedCouponAsked FeedGameAsked(ask.gameId=501) FeedGameAsked(ask.gameId=777)
             CouponLoaded(code=K4TQ9)`,
    for: "12s",
  });
  rule("that was lost is tried again by hand, not by itself", {
    path,
    server: { SavedCoupon: inTurn(fails(503), found(saved(901, 501))) },
    user: "10s TypeCouponCode(K4TQ9) 60s TypeCouponCode(K4TQ9)",
    watch,
    expect: `10s SavedCouponAsked SavedCouponFailed
             60s SavedCouponAsked FeedGameAsked(ask.gameId=501) CouponLoaded(code=K4TQ9)`,
    for: "72s",
  });
  rule("in the address counts once and leaves it [route-coupon-001]", {
    path: "/en/coupon?load=K4TQ9",
    server: { SavedCoupon: found(saved(901, 501)) },
    watch,
    expect: `NavigationRequested(path=/en/coupon) SavedCouponAsked(ask.code=K4TQ9)
             FeedGameAsked(ask.gameId=501) CouponLoaded(code=K4TQ9)`,
    for: "20s",
  });
  rule("gives way to the next one", {
    path,
    latency: "2s",
    server: { SavedCoupon: found(saved(901, 501)) },
    user: "10s TypeCouponCode(K4TQ9) 1s TypeCouponCode(P7)",
    watch,
    expect: `10s SavedCouponAsked(ask.code=K4TQ9) 1s SavedCouponAsked(ask.code=P7)
             2s FeedGameAsked(ask.gameId=501) 2s CouponLoaded(code=P7)`,
    for: "20s",
  });
  rule("asks for four matches at a time", {
    path,
    latency: "1s",
    server: { SavedCoupon: found(...[1, 2, 3, 4, 5, 6].map((id) => saved(id, id))) },
    user: "10s TypeCouponCode(K4TQ9)",
    watch: "FeedGameAsked CouponLoaded",
    expect: `11s FeedGameAsked FeedGameAsked FeedGameAsked FeedGameAsked
             1s FeedGameAsked FeedGameAsked 1s CouponLoaded`,
    for: "20s",
  });
  rule("with no bets brings nothing", {
    path,
    server: { SavedCoupon: found() },
    user: "10s TypeCouponCode(K4TQ9)",
    watch,
    expect: "10s SavedCouponAsked",
    for: "30s",
  });
  rule("with more bets than a coupon takes asks for the matches of those that it takes", {
    path,
    server: {
      SavedCoupon: found(
        ...Array.from({ length: 100 }, (_, id) => saved(2_000 + id, 501)),
        ...Array.from({ length: 900 }, (_, id) => saved(3_000 + id, id)),
      ),
    },
    user: "10s TypeCouponCode(K4TQ9)",
    watch,
    expect: "10s SavedCouponAsked FeedGameAsked(ask.gameId=501) CouponLoaded(code=K4TQ9)",
    for: "30s",
  });
});

const history = answers({
  items: [placedEarlier(77)],
  nextPageToken: null,
  summary: { count: 1, amount: 5, payout: 0, currencyIso: "EUR" },
});
/** The match is in the live feed, under its number of today. */
const inLive = whenAsked(BetMatches, ({ feed }) =>
  answers(feed === "live" ? { games: [{ id: 501, permanentId: 10_501 }] } : {}),
);

describe("a bet of the history that is wanted again", () => {
  const user = "10s RepeatBet(77) GoTo(/en/coupon)";
  const watch = "BetMatchesAsked BetMatchesFailed FeedGameAsked CouponLoaded BetRepeatWanted";
  const path = "/en/office/history";
  rule(
    "waits for the rules of the coupon, then asks both feeds for its match, and for the prices there",
    {
      path,
      isPlayer: true,
      server: { BetsHistory: history, BetMatches: inLive },
      user,
      watch,
      expect: `10s BetRepeatWanted(couponId=77) BetMatchesAsked(ask.feed=live) BetMatchesAsked(ask.feed=line)
             FeedGameAsked(ask.gameId=501) CouponLoaded(repeated.couponId=77)`,
      for: "12s",
    },
  );
  rule("is looked for in the sub-games of its match, where the match does not have it", {
    path,
    isPlayer: true,
    server: {
      BetsHistory: answers({
        items: [placedEarlier(77, { bets: [pickedEarlier({ marketId: 951 })] })],
        nextPageToken: null,
        summary: { count: 1, amount: 5, payout: 0, currencyIso: "EUR" },
      }),
      BetMatches: whenAsked(BetMatches, ({ feed }) =>
        answers(
          feed === "live"
            ? { games: [{ id: 501, permanentId: 10_501, subGameIds: [551, 552] }] }
            : {},
        ),
      ),
    },
    user,
    watch,
    expect: `10s BetRepeatWanted(couponId=77) BetMatchesAsked(ask.feed=live) BetMatchesAsked(ask.feed=line)
             FeedGameAsked(ask.gameId=501) FeedGameAsked(ask.gameId=551) FeedGameAsked(ask.gameId=552)
             CouponLoaded(repeated.couponId=77)`,
    for: "12s",
  });
  rule("brings nothing if one feed does not answer: a match may only seem gone", {
    path,
    isPlayer: true,
    server: {
      BetsHistory: history,
      BetMatches: inTurn(answers({}), fails(503), answers({})),
    },
    user: `${user} 10s RepeatBet(77)`,
    watch,
    expect: `10s BetRepeatWanted BetMatchesAsked BetMatchesAsked BetMatchesFailed
             10s BetRepeatWanted BetMatchesAsked BetMatchesAsked CouponLoaded`,
    for: "25s",
  });
});
