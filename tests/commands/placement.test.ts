import { describe, it } from "vitest";
import { AddBet, ClearCoupon, RemoveBet, RestoreBet } from "../../src/commands/coupon.ts";
import {
  AcceptPrices,
  ChooseChangeCoefAction,
  ClosePlacement,
  PlaceCoupon,
  RemoveLockedBets,
  RetryPlacement,
  SetAmount,
} from "../../src/commands/place.ts";
import { BetAdded, CouponPlaced, PricesAccepted } from "../../src/events/coupon/events.ts";
import {
  AmountChanged,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/coupon/placeEvents.ts";
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

describe("PlaceCoupon", () => {
  it("requests the coupon as it is shown", () => {
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
