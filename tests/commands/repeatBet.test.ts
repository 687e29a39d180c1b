import { describe, expect, it } from "vitest";
import { RestoreCoupon } from "../../src/commands/coupon.ts";
import { RepeatBet, ReplaceCoupon, TakeSavedCoupon } from "../../src/commands/couponCodes.ts";
import { BetsHistory, type HistoryCoupon } from "../../src/events/bets/events.ts";
import { stakeOf } from "../../src/events/coupon/index.ts";
import { CouponRestored } from "../../src/events/coupon/events.ts";
import {
  BetMatches,
  BetRepeatWanted,
  CouponCodeHeld,
  CouponLoaded,
} from "../../src/events/couponCodes/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { SessionClosed } from "../../src/events/session/events.ts";
import { bet } from "../kit/bets.ts";
import { added, answered, liveFeed, sealed, signedIn, site, withMoney } from "../kit/events.ts";
import { pickedEarlier, placedEarlier, type PlacedPick } from "../kit/history.ts";
import { limitOf } from "../kit/limits.ts";
import { given, stateOf } from "../kit/spec.ts";

const { permanentId } = bet(901).game;
const pick = (marketId: number, over: Partial<PlacedPick> = {}) =>
  pickedEarlier({ marketId, ...over });
const placed = (over: Partial<HistoryCoupon> = {}) => placedEarlier(77, over);
const history = (...items: readonly HistoryCoupon[]): Draft =>
  BetsHistory.answered({
    call: 1,
    ask: { status: null, pageToken: null },
    body: {
      items: [...items],
      nextPageToken: null,
      summary: { count: items.length, amount: 0, payout: 0, currencyIso: "EUR" },
    },
  });
const known = [site, signedIn, withMoney(), liveFeed];
const wanted = (over: Partial<Parameters<typeof BetRepeatWanted>[0]> = {}) =>
  BetRepeatWanted({
    couponId: 77,
    typeId: 0,
    systemValue: 2,
    bets: [
      {
        market: { id: 901, coef: 1.2 },
        permanentId,
        game: { opponent1NameEn: "Norrvik", opponent2NameEn: "Alba" },
      },
    ],
    missing: [],
    stake: { amount: 5, iso: "EUR" },
    ...over,
  });
const of = (id: number, permanent = permanentId) => ({
  ...wanted().data.bets[0],
  market: { id, coef: 1.2 },
  permanentId: permanent,
  game: { opponent1NameEn: "Norrvik", opponent2NameEn: "Alba" },
});
const ofMarket = (id: number, coef = 1.2) =>
  expect.objectContaining({ market: expect.objectContaining({ id, coef }) });
const repeated = (stake: { amount: number; iso: string } | null, isWhole = true) => ({
  couponId: 77,
  isWhole,
  stake,
});
const loaded = (over: Partial<Parameters<typeof CouponLoaded>[0]> = {}) =>
  CouponLoaded({
    code: "",
    typeId: 0,
    systemValue: 2,
    bets: [ofMarket(901)],
    prices: [{ betId: 901, coef: 1.85, state: 0 }],
    missing: [],
    goneCount: 0,
    repeated: repeated({ amount: 5, iso: "EUR" }),
    ...over,
  });

describe("a bet of the history, wanted again", () => {
  it("brings its picks that are open, and names those that are not", () => {
    const { gamePermanentId: _, ...nameless } = pick(904);
    const bets = [
      pick(901, { isBanker: true, blockId: 1 }),
      pick(902, { status: "lost", opponents: ["Bergen"] }),
      nameless,
      pick(905, { additionalType: "express_bonus", gamePermanentId: 0 }),
    ];
    given(...known, history(placed({ typeId: 2, systemValue: 3, bets })))
      .when(RepeatBet({ couponId: 77 }))
      .expectEvents(
        wanted({
          typeId: 2,
          systemValue: 3,
          bets: [{ ...of(901), isBanker: true, blockId: 1 }],
          missing: ["Bergen", "Norrvik – Alba"],
        }),
      );
  });

  it("has the stake that was placed, also what was sold of it since, but none that a code paid", () => {
    given(...known, history(placed({ amount: 3, cashedOut: { amount: 2, payout: 1 } })))
      .when(RepeatBet({ couponId: 77 }))
      .expectEvents(wanted());
    given(...known, history(placed({ promoCode: sealed("FREE5") })))
      .when(RepeatBet({ couponId: 77 }))
      .expectEvents(wanted({ stake: null }));
    given(...known, history(placed({ typeId: 7 })))
      .when(RepeatBet({ couponId: 77 }))
      .expectEvents(wanted({ typeId: null }));
  });

  it("is refused to visitors, while play is closed, without open picks, and while it is under way", () => {
    const again = RepeatBet({ couponId: 77 });
    given(history(placed())).when(again).expectRefusal("sign_in_needed");
    const excluded = answered(ClientLimits, {}, { data: [limitOf(30, 1)] });
    given(...known, excluded, history(placed()))
      .when(again)
      .expectRefusal("self_excluded");
    given(...known)
      .when(again)
      .expectRefusal("nothing_to_do");
    given(...known, history(placed({ bets: [pick(901, { status: "won" })] })))
      .when(again)
      .expectRefusal("nothing_to_do");
    given(...known, history(placed()), wanted())
      .when(again)
      .expectRefusal("nothing_to_do");
    const failed = BetMatches.failed({
      call: 1,
      ask: { feed: "live", permanentIds: [permanentId] },
      error: { tag: "offline" },
    });
    given(...known, history(placed()), wanted(), failed)
      .when(again)
      .expectEvents(wanted());
    given(...known, wanted(), failed)
      .when(TakeSavedCoupon({}))
      .expectRefusal("nothing_to_do");
  });
});

describe("the picks of a bet that is placed again", () => {
  const take = TakeSavedCoupon({});
  it("come at the odds that they had, beside those of now, with kind and stake if none is missing", () => {
    given(...known, wanted())
      .when(take)
      .expectEvents(loaded());
    const state = stateOf(...known, wanted(), loaded({ bets: [bet(901)] }));
    expect(stakeOf(state)).toMatchObject({ amount: 5, isChosen: true });
    expect(state.coupon.prices[901]?.coef).toBe(1.85);
  });

  it("are another bet if one is missing: an express without its kind, its bankers and its stake", () => {
    const bets = [{ ...of(901), isBanker: true, blockId: 2 }, of(902), of(999)];
    given(...known, wanted({ typeId: 2, systemValue: 2, bets }))
      .when(take)
      .expectEvents(
        loaded({
          typeId: 1,
          bets: [expect.objectContaining({ isBanker: false, blockId: 0 }), ofMarket(902)],
          prices: expect.any(Array),
          missing: ["Norrvik – Alba"],
          repeated: repeated(null, false),
        }),
      );
    given(...known, wanted({ missing: ["Bergen"] }))
      .when(take)
      .expectEvents(loaded({ typeId: 1, missing: ["Bergen"], repeated: repeated(null, false) }));
  });

  it("are not those of another match that has got their number", () => {
    given(...known, wanted({ bets: [of(901, permanentId + 1)] }))
      .when(take)
      .expectEvents(
        loaded({
          typeId: 1,
          bets: [],
          prices: [],
          missing: ["Norrvik – Alba"],
          repeated: repeated(null, false),
        }),
      );
  });

  it("get no stake of another currency", () => {
    given(...known, wanted({ stake: { amount: 900, iso: "HUF" } }))
      .when(take)
      .expectEvents(loaded({ repeated: repeated(null) }));
  });

  it("ask first when the coupon has others, and can be taken back with the stake", () => {
    const mine = [...known, ...added(903), AmountChanged({ amount: 40, iso: "EUR" }), wanted()];
    given(...mine)
      .when(take)
      .expectEvents(CouponCodeHeld({}));
    given(...mine, CouponCodeHeld({}))
      .when(ReplaceCoupon({}))
      .expectEvents(loaded());
    const replaced = [...mine, CouponCodeHeld({}), loaded({ bets: [bet(901)] })];
    expect(stakeOf(stateOf(...replaced)).amount).toBe(5);
    given(...replaced)
      .when(RestoreCoupon({}))
      .expectEvents(CouponRestored({}));
    const back = stateOf(...replaced, CouponRestored({}));
    expect(back.coupon.bets.map(({ market }) => market.id)).toEqual([903]);
    expect(stakeOf(back).amount).toBe(40);
  });

  it("turn one-click betting off, which needs an empty coupon [coupon-018]", () => {
    given(...known, OneClickTurned({ isActiveOneClick: true }), wanted())
      .when(take)
      .expectEvents(OneClickTurned({ isActiveOneClick: false }), loaded());
  });

  it("are nobody's once the session is over", () => {
    given(...known, wanted(), SessionClosed({ reason: "player" }))
      .when(take)
      .expectRefusal("nothing_to_do");
  });
});
