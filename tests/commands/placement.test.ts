import { describe, it } from "vitest";
import { AddBet, ClearCoupon, RemoveBet, RestoreBet } from "../../src/commands/coupon.ts";
import {
  AcceptPrices,
  ChooseChangeCoefAction,
  ClosePlacement,
  PlaceCoupon,
  RetryPlacement,
  SetAmount,
  StakePossibleAmount,
} from "../../src/commands/placement.ts";
import { RemoveLockedBets } from "../../src/commands/placement/removeLocked.ts";
import { BetAdded, CouponPlaced, PricesAccepted } from "../../src/events/coupon/events.ts";
import {
  PlacementDeferred,
  PlacementOpened,
  PlacementsFound,
} from "../../src/events/placement/openEvents.ts";
import {
  AmountChanged,
  CouponPending,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { bet } from "../kit/bets.ts";
import {
  added,
  anna,
  bella,
  limits,
  liveFeed,
  prices,
  readyToPlace,
  signedIn,
  withMoney,
} from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given } from "../kit/spec.ts";

const key = "key-1";
const requested = PlacementRequested({ coupon: placedCoupon() });

describe("StakePossibleAmount", () => {
  it("has no stake for a coupon without bets", () => {
    given(signedIn, withMoney(), limits())
      .when(StakePossibleAmount({}))
      .expectRefusal("nothing_to_do");
  });
});

describe("PlaceCoupon", () => {
  it("requests the coupon as it is shown", () => {
    given(...readyToPlace)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: placedCoupon() }));
  });
  it("accepts the prices now shown along with it", () => {
    given(liveFeed, ...readyToPlace, prices([1.9, 3.4, 4.25]))
      .when(PlaceCoupon({}))
      .expectEvents(
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
  for (const [code, events] of refused) {
    it(`is refused: ${code}, after ${events.at(-1)?.type}`, () =>
      given(...events)
        .when(PlaceCoupon({}))
        .expectRefusal(code));
  }
  it("takes the bounds themselves", () => {
    for (const amount of [1, 100]) {
      given(...readyToPlace, AmountChanged({ amount }))
        .when(PlaceCoupon({}))
        .expectEvents(PlacementRequested({ coupon: { ...placedCoupon(), amount } }));
    }
  });
});

const opened = PlacementOpened({ key, userId: anna, coupon: placedCoupon() });
const unknown = [...readyToPlace, requested, opened, PlacementUnknown({ key, tries: 1 })];
const aside = [...unknown, PlacementClosed({})];

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
    PlaceCoupon({ isAnotherBet: true }),
    RetryPlacement({}),
  ];
  const found = PlacementsFound({
    userId: anna,
    open: [{ key, sentAt: 0, coupon: placedCoupon(), isOwn: true }],
  });
  const ways = {
    sent: [...readyToPlace, requested, opened],
    pending: [
      ...readyToPlace,
      requested,
      opened,
      CouponPending({ key, requestId: "r", checkAt: 5 }),
    ],
    "put off": [...readyToPlace, requested, opened, PlacementDeferred({ key, tries: 1, askAt: 5 })],
    unknown,
    "sent by another tab": [...readyToPlace, found],
  };
  for (const [way, events] of Object.entries(ways)) {
    for (const order of orders) {
      it(`${way}: ${order.type} has to wait`, () =>
        given(liveFeed, ...events)
          .when(order)
          .expectRefusal("placement_running"));
    }
    const isLeft = way === "unknown" || way === "put off";
    it(`${way}: it ${isLeft ? "may be left" : "cannot be left"}`, () => {
      const closing = given(liveFeed, ...events).when(ClosePlacement({}));
      if (isLeft) closing.expectEvents(PlacementClosed({}));
      else closing.expectRefusal("placement_running");
    });
  }
});

describe("with a bet that has no answer and was set aside", () => {
  const retried = PlacementRetried({ key });
  const another = PlacementRequested({ coupon: { ...placedCoupon(), amount: 7 } });
  it("placing the very coupon is asking once more, whatever the prices and the balance are by now", () => {
    for (const events of [[], [prices([1.9, 3.4, 4.25])], [withMoney(0)]]) {
      given(liveFeed, ...aside, ...events)
        .when(PlaceCoupon({}))
        .expectEvents(retried);
    }
  });
  it("placing another one needs the player's confirmation that they want both", () => {
    const changed = [...aside, AmountChanged({ amount: 7 })];
    given(...changed)
      .when(PlaceCoupon({}))
      .expectRefusal("question_open");
    given(...changed)
      .when(PlaceCoupon({ isAnotherBet: true }))
      .expectEvents(another);
  });
  it("another player is free", () => {
    const other = SessionOpened({ userId: bella });
    given(...aside, SessionClosed({ reason: "player" }), other, withMoney(), limits())
      .when(PlaceCoupon({}))
      .expectEvents(requested);
  });
  it("it is asked about by its key", () => {
    given(...aside)
      .when(RetryPlacement({ key }))
      .expectEvents(retried);
    given(...aside)
      .when(RetryPlacement({ key: "key-2" }))
      .expectRefusal("nothing_to_do");
  });
});

describe("after a placement", () => {
  const lost = [...readyToPlace, requested, opened, PlacementLost({ key })];
  const rejected = [
    ...readyToPlace,
    requested,
    opened,
    CouponRejected({ key, code: 2001, changed: [] }),
  ];
  it("a lost one is sent again under its key", () =>
    given(...lost)
      .when(RetryPlacement({}))
      .expectEvents(PlacementRetried({ key })));
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
    for (const events of [lost, rejected, [...readyToPlace, requested, placed]]) {
      given(...events)
        .when(ClosePlacement({}))
        .expectEvents(PlacementClosed({}));
    }
    given(...readyToPlace)
      .when(ClosePlacement({}))
      .expectRefusal("nothing_to_do");
  });
});
