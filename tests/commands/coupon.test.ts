import { describe, expect, it } from "vitest";
import {
  AddBet,
  ClearCoupon,
  LoadCoupon,
  RemoveBet,
  RestoreBet,
  RestoreCoupon,
} from "../../src/commands/coupon.ts";
import { AcceptPrices, ChooseChangeCoefAction, SetAmount } from "../../src/commands/placement.ts";
import { RemoveLockedBets } from "../../src/commands/placement/removeLocked.ts";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
  PricesAccepted,
} from "../../src/events/coupon/events.ts";
import { AmountChanged, ChangeCoefActionChosen } from "../../src/events/placement/events.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import type { StoredCoupon } from "../../src/events/coupon/stored.ts";
import { bet, storedCoupon } from "../kit/bets.ts";
import { DomainsMissing, DomainsWanted } from "../../src/events/runtime/events.ts";
import { Sports } from "../../src/events/sports/events.ts";
import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import { added, answered, liveFeed, prices, withMoney } from "../kit/events.ts";
import { given, started } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";

const item = {
  id: 1,
  name: "Football",
  nameEn: "Football",
  order: 1,
  gamesCount: 1,
  champsCount: 1,
};
const football = answered(Sports, { feed: "live", lng: "en" }, { items: [item], pollAfterMs: 1 });

describe("AddBet", () => {
  it("makes a bet of all that the feeds say now [bets-001] [bets-002] [bets-003] [bets-004] [bets-005]", () => {
    const market = {
      id: 902,
      coef: 3.4,
      sportId: 1,
      typeId: 2,
      kind: 1,
      isLive: true,
      champId: 31,
      champName: "Premier Shield",
      sportName: "Football",
      gameId: 501,
      param: null,
    };
    const game = {
      number: 501,
      permanentId: 10_501,
      status: 1,
      finished: false,
      startTime: START_AT / 1000 - 600,
      timeSec: 0,
      opponent1NameEn: "Reds",
      opponent2NameEn: "Blues",
      fullScores: [],
      formattedScore: "",
    };
    const names = { outcome: "", market: "", opponent1: "Reds", opponent2: "Blues" };
    const title = { ...names, marketTypeId: 1, marketParam: null };
    given(football, liveFeed)
      .when(AddBet({ outcomeId: 902 }))
      .expectEvents(BetAdded({ bet: { ...bet(902), market, game, title } }));
  });
  it("takes the newest price", () => {
    given(liveFeed, prices([1.9, 3.4, 4.25]))
      .when(AddBet({ outcomeId: 901 }))
      .expectEvents(
        expect.objectContaining({
          data: {
            bet: expect.objectContaining({ market: expect.objectContaining({ coef: 1.9 }) }),
          },
        }),
      );
  });
  it("refuses what no feed knows", () =>
    given(liveFeed)
      .when(AddBet({ outcomeId: 999 }))
      .expectRefusal("outcome_gone"));
  it("refuses what is gone", () =>
    given(liveFeed, prices([1.9, 3.4, 4.25], [2, 0, 0]))
      .when(AddBet({ outcomeId: 901 }))
      .expectRefusal("outcome_gone"));
  it("refuses what is suspended", () =>
    given(liveFeed, prices([1.9, 3.4, 4.25], [1, 0, 0]))
      .when(AddBet({ outcomeId: 901 }))
      .expectRefusal("outcome_suspended"));
  it("refuses the same outcome twice", () =>
    given(liveFeed, ...added(901))
      .when(AddBet({ outcomeId: 901 }))
      .expectRefusal("already_in_coupon"));
  it("refuses more than 100", () => {
    const hundred = Array.from({ length: 100 }, (_, index) => 1_000 + index);
    given(liveFeed, ...added(...hundred.slice(1)))
      .when(AddBet({ outcomeId: 901 }))
      .expectEvents(expect.anything());
    given(liveFeed, ...added(...hundred))
      .when(AddBet({ outcomeId: 901 }))
      .expectRefusal("coupon_full");
  });
});

const startedWith = (coupon: StoredCoupon) =>
  AppStarted({ ...started.data, stored: { ...started.data.stored, coupon } });

describe("RemoveBet, RestoreBet, ClearCoupon", () => {
  it("removes what is there", () => {
    given(...added(901, 902))
      .when(RemoveBet({ betId: 901 }))
      .expectEvents(BetRemoved({ betId: 901 }));
    given(...added(901))
      .when(RemoveBet({ betId: 902 }))
      .expectRefusal("nothing_to_do");
  });
  it("restores the last removed", () => {
    given(...added(901), BetRemoved({ betId: 901 }))
      .when(RestoreBet({}))
      .expectEvents(BetRestored({ betId: 901 }));
    given(...added(901))
      .when(RestoreBet({}))
      .expectRefusal("nothing_to_do");
  });
  it("restores nothing after another bet was added", () => {
    given(...added(901), BetRemoved({ betId: 901 }), ...added(902))
      .when(RestoreBet({}))
      .expectRefusal("nothing_to_do");
  });
  it("clears what is not empty", () => {
    given(...added(901))
      .when(ClearCoupon({}))
      .expectEvents(CouponCleared({ isUndoable: true }));
    given().when(ClearCoupon({})).expectRefusal("coupon_empty");
  });
  it("puts back what the player cleared, and turns one-click betting off for it", () => {
    const cleared = [...added(901, 902), CouponCleared({ isUndoable: true })];
    given(...cleared)
      .when(RestoreCoupon({}))
      .expectEvents(CouponRestored({}));
    given(...cleared, OneClickTurned({ isActiveOneClick: true }))
      .when(RestoreCoupon({}))
      .expectEvents(OneClickTurned({ isActiveOneClick: false }), CouponRestored({}));
  });
  it("puts nothing back twice, over another bet, or of a player who has left", () => {
    const cleared = [...added(901), CouponCleared({ isUndoable: true })];
    for (const events of [
      [],
      added(901),
      [...cleared, CouponRestored({})],
      [...cleared, ...added(902)],
      [...added(901), CouponCleared({})],
      // As no page writes it; the storage of a device is not to be trusted.
      [startedWith({ ...storedCoupon(902), cleared: storedCoupon(901) })],
    ])
      given(...events)
        .when(RestoreCoupon({}))
        .expectRefusal("nothing_to_do");
  });
  it("removes all locked bets at once, and only them [bets-007]", () => {
    const blocked = BetAdded({ bet: bet(903, { isBlocked: true }) });
    given(liveFeed, ...added(901, 902), blocked, prices([1.85, 3.4, 4.25], [2, 0, 0]))
      .when(RemoveLockedBets({}))
      .expectEvents(BetRemoved({ betId: 901 }), BetRemoved({ betId: 903 }));
    given(...added(901))
      .when(RemoveLockedBets({}))
      .expectRefusal("nothing_to_do");
  });
});

describe("SetAmount", () => {
  const cases: readonly (readonly [number, number])[] = [
    [10, 10],
    [0.1 + 0.2, 0.3],
    [10.999, 10.99],
    [8.2, 8.2],
    [10.004, 10],
    [10.006, 10],
    [-5, 0],
    [1e12, 1_000_000_000],
  ];
  for (const [typed, kept] of cases) {
    it(`keeps ${typed} as ${kept}`, () => {
      given(withMoney())
        .when(SetAmount({ amount: typed }))
        .expectEvents(AmountChanged({ amount: kept, iso: "EUR" }));
    });
  }
  it("refuses what is no number", () =>
    given()
      .when(SetAmount({ amount: Number.NaN }))
      .expectRefusal("amount_missing"));
});

describe("prices", () => {
  it("are accepted as they are now", () => {
    given(liveFeed, ...added(901, 902), prices([1.9, 3.4, 4.25]))
      .when(AcceptPrices({}))
      .expectEvents(PricesAccepted({ prices: [{ betId: 901, coef: 1.9 }] }));
  });
  it("that have not moved need no accepting", () =>
    given(...added(901))
      .when(AcceptPrices({}))
      .expectRefusal("nothing_to_do"));
  it("may be answered for in advance", () =>
    given()
      .when(ChooseChangeCoefAction({ changeCoefAction: 1 }))
      .expectEvents(ChangeCoefActionChosen({ changeCoefAction: 1 })));
});

describe("LoadCoupon", () => {
  it("asks once more for what could not be loaded, and only for that [coupon-050]", () => {
    const missing = DomainsMissing({ need: "coupon" });
    const wanted = DomainsWanted({ need: "coupon" });
    given(missing).when(LoadCoupon({})).expectEvents(wanted);
    given(missing, wanted).when(LoadCoupon({})).expectRefusal("nothing_to_do");
    given(DomainsMissing({ need: "later" }))
      .when(LoadCoupon({}))
      .expectRefusal("nothing_to_do");
  });
});
