import { describe, expect, it } from "vitest";
import {
  AcceptPrices,
  AddBet,
  ChooseChangeCoefAction,
  ClearCoupon,
  ClosePlacement,
  PlaceCoupon,
  RemoveBet,
  RemoveLockedBets,
  RestoreBet,
  RetryPlacement,
  SetAmount,
} from "../../src/commands/coupon.ts";
import {
  AmountChanged,
  BetAdded,
  BetRemoved,
  BetRestored,
  ChangeCoefActionChosen,
  CouponCleared,
  CouponPlaced,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
  PricesAccepted,
} from "../../src/events/coupon/events.ts";
import { bet } from "../kit/bets.ts";
import {
  added,
  limits,
  liveFeed,
  prices,
  readyToPlace,
  signedIn,
  withMoney,
} from "../kit/facts.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given } from "../kit/spec.ts";

const key = "key-1";
const requested = PlacementRequested({ coupon: placedCoupon() });

describe("AddBet", () => {
  it("takes the outcome with its present price [coupon-011] [bets-001] [bets-003] [bets-005]", () => {
    given(liveFeed)
      .when(AddBet({ outcomeId: 902 }))
      .expectFacts(
        expect.objectContaining({
          type: "BetAdded",
          data: {
            bet: expect.objectContaining({
              market: expect.objectContaining({
                id: 902,
                coef: 3.4,
                isLive: true,
                gameId: 501,
                champName: "Premier Shield",
              }),
              statusId: -2,
              isBlocked: false,
              isDepend: false,
              isBannedExpress: false,
              isDisabledBanker: false,
            }),
          },
        }),
      );
  });
  it("takes the newest price", () => {
    given(liveFeed, prices([1.9, 3.4, 4.25]))
      .when(AddBet({ outcomeId: 901 }))
      .expectFacts(
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
      .expectFacts(expect.anything());
    given(liveFeed, ...added(...hundred))
      .when(AddBet({ outcomeId: 901 }))
      .expectRefusal("coupon_full");
  });
});

describe("RemoveBet, RestoreBet, ClearCoupon", () => {
  it("removes what is there [coupon-012]", () => {
    given(...added(901, 902))
      .when(RemoveBet({ betId: 901 }))
      .expectFacts(BetRemoved({ betId: 901 }));
    given(...added(901))
      .when(RemoveBet({ betId: 902 }))
      .expectRefusal("nothing_to_do");
  });
  it("restores the last removed", () => {
    given(...added(901), BetRemoved({ betId: 901 }))
      .when(RestoreBet({}))
      .expectFacts(BetRestored({ betId: 901 }));
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
      .expectFacts(CouponCleared({}));
    given().when(ClearCoupon({})).expectRefusal("coupon_empty");
  });
  it("removes all locked bets at once, and only them [bets-007]", () => {
    const blocked = BetAdded({ bet: bet(903, { isBlocked: true }) });
    given(liveFeed, ...added(901, 902), blocked, prices([1.85, 3.4, 4.25], [2, 0, 0]))
      .when(RemoveLockedBets({}))
      .expectFacts(BetRemoved({ betId: 901 }), BetRemoved({ betId: 903 }));
    given(...added(901))
      .when(RemoveLockedBets({}))
      .expectRefusal("nothing_to_do");
  });
});

describe("SetAmount", () => {
  const cases: readonly (readonly [number, number])[] = [
    [10, 10],
    [0.1 + 0.2, 0.3],
    [8.2, 8.2],
    [10.004, 10],
    [10.006, 10.01],
    [-5, 0],
    [1e12, 1_000_000_000],
  ];
  for (const [typed, kept] of cases) {
    it(`keeps ${typed} as ${kept}`, () => {
      given()
        .when(SetAmount({ amount: typed }))
        .expectFacts(AmountChanged({ amount: kept }));
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
      .expectFacts(PricesAccepted({ prices: [{ betId: 901, coef: 1.9 }] }));
  });
  it("that have not moved need no accepting", () =>
    given(...added(901))
      .when(AcceptPrices({}))
      .expectRefusal("nothing_to_do"));
  it("may be answered for in advance [coupon-005]", () =>
    given()
      .when(ChooseChangeCoefAction({ changeCoefAction: 1 }))
      .expectFacts(ChangeCoefActionChosen({ changeCoefAction: 1 })));
});

describe("PlaceCoupon", () => {
  it("requests the coupon as it is shown [coupon-007]", () => {
    given(...readyToPlace)
      .when(PlaceCoupon({}))
      .expectFacts(PlacementRequested({ coupon: placedCoupon() }));
  });
  it("accepts the prices now shown along with it", () => {
    given(liveFeed, ...readyToPlace, prices([1.9, 3.4, 4.25]))
      .when(PlaceCoupon({}))
      .expectFacts(
        PricesAccepted({ prices: [{ betId: 901, coef: 1.9 }] }),
        PlacementRequested({
          coupon: {
            ...placedCoupon(),
            coef: 1.9,
            coefByView: "1.90",
            bets: [bet(901, { coef: 1.9 })],
          },
        }),
      );
  });
  const refused = [
    ["coupon_empty", [signedIn, withMoney(), limits()]],
    ["sign_in_needed", [...added(901), limits()]],
    ["no_account", [signedIn, ...added(901), limits()]],
    [
      "coupon_locked",
      [signedIn, withMoney(), BetAdded({ bet: bet(901, { isDepend: true }) }), limits()],
    ],
    ["amount_missing", [signedIn, withMoney(), ...added(901)]],
    ["amount_missing", [...readyToPlace, AmountChanged({ amount: 0 })]],
    ["amount_below_minimum", [...readyToPlace, AmountChanged({ amount: 0.99 })]],
    [
      "amount_above_maximum",
      [...readyToPlace, withMoney(1_000), AmountChanged({ amount: 500.01 })],
    ],
    ["not_enough_money", [...readyToPlace, AmountChanged({ amount: 100.01 })]],
    ["placement_running", [...readyToPlace, requested]],
    ["placement_running", [...readyToPlace, requested, PlacementUnknown({ key, tries: 1 })]],
  ] as const;
  for (const [code, facts] of refused) {
    it(`is refused: ${code}, after ${facts.at(-1)?.type}`, () =>
      given(...facts)
        .when(PlaceCoupon({}))
        .expectRefusal(code));
  }
  it("takes the bounds themselves", () => {
    for (const amount of [1, 100]) {
      given(...readyToPlace, AmountChanged({ amount }))
        .when(PlaceCoupon({}))
        .expectFacts(PlacementRequested({ coupon: { ...placedCoupon(), amount } }));
    }
  });
});

describe("while a placement is under way", () => {
  const orders = [
    AddBet({ outcomeId: 902 }),
    RemoveBet({ betId: 901 }),
    RestoreBet({}),
    RemoveLockedBets({}),
    ClearCoupon({}),
    SetAmount({ amount: 5 }),
    AcceptPrices({}),
    ChooseChangeCoefAction({ changeCoefAction: 0 }),
    PlaceCoupon({}),
    ClosePlacement({}),
  ];
  for (const order of orders) {
    it(`${order.type} has to wait`, () =>
      given(liveFeed, ...readyToPlace, requested)
        .when(order)
        .expectRefusal("placement_running"));
  }
});

describe("after a placement", () => {
  const lost = [...readyToPlace, requested, PlacementLost({ key })];
  const rejected = [...readyToPlace, requested, CouponRejected({ key, code: 2001, changed: [] })];
  it("a lost one is sent again under its key", () =>
    given(...lost)
      .when(RetryPlacement({}))
      .expectFacts(PlacementRetried({ key })));
  it("only a lost one", () =>
    given(...rejected)
      .when(RetryPlacement({}))
      .expectRefusal("nothing_to_do"));
  it("the result is closed", () => {
    const placed = CouponPlaced({
      key,
      couponId: 7,
      accountId: 11,
      coef: 1.85,
      amount: 10,
      possibleWin: 18.5,
      balance: 90,
    });
    for (const facts of [lost, rejected, [...readyToPlace, requested, placed]]) {
      given(...facts)
        .when(ClosePlacement({}))
        .expectFacts(PlacementClosed({}));
    }
    given(...readyToPlace)
      .when(ClosePlacement({}))
      .expectRefusal("nothing_to_do");
  });
});
