import { describe, it } from "vitest";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { ChooseCouponType } from "../../src/commands/placement/singles.ts";
import { ChooseSystemSize, MarkBanker } from "../../src/commands/placement/system.ts";
import { BetAdded, BetRemoved, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  AmountChanged,
  PlacementClosed,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { PlacementOpened as Opened } from "../../src/events/placement/openEvents.ts";
import type { CouponToPlace } from "../../src/events/placement/couponToPlace.ts";
import { bet } from "../kit/bets.ts";
import { added, anna } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given } from "../kit/spec.ts";
import { four, readySystem, system, withBankers } from "../kit/systems.ts";

const systemToPlace = (size: number, coef: number, ...bankers: number[]): CouponToPlace => ({
  ...placedCoupon(),
  bets: withBankers(four, ...bankers),
  typeId: 2,
  systemValue: size,
  coef,
  coefByView: coef.toFixed(2),
});

describe("ChooseCouponType", () => {
  it("makes a system of three bets or more, and an express again [coupon-014]", () => {
    given(...added(901, 902, 903))
      .when(ChooseCouponType({ typeId: 2 }))
      .expectEvents(CouponTypeChosen({ typeId: 2 }));
    given(...readySystem)
      .when(ChooseCouponType({ typeId: 1 }))
      .expectEvents(CouponTypeChosen({ typeId: 1 }));
    given(...added(901, 902))
      .when(ChooseCouponType({ typeId: 2 }))
      .expectRefusal("nothing_to_do");
    given(...readySystem)
      .when(ChooseCouponType({ typeId: 2 }))
      .expectRefusal("nothing_to_do");
  });
});

describe("ChooseSystemSize", () => {
  it("takes a size from 2, below the number of bets [coupon-024]", () => {
    given(...readySystem)
      .when(ChooseSystemSize({ systemValue: 3 }))
      .expectEvents(CouponTypeChosen({ typeId: 2, systemValue: 3 }));
    for (const systemValue of [-1, 0, 1, 2.5, 4, 5])
      given(...readySystem)
        .when(ChooseSystemSize({ systemValue }))
        .expectRefusal("system_size");
    given(...readySystem)
      .when(ChooseSystemSize({ systemValue: 2 }))
      .expectRefusal("nothing_to_do");
  });
  it("takes only sizes that leave a bet besides the bankers", () =>
    given(...readySystem, system(3, [901, 902]))
      .when(ChooseSystemSize({ systemValue: 2 }))
      .expectRefusal("system_size"));
  it("is refused for an express", () =>
    given(...added(...four))
      .when(ChooseSystemSize({ systemValue: 3 }))
      .expectRefusal("system_size"));
});

describe("MarkBanker", () => {
  it("puts a bet into every combination, and takes it out [coupon-014]", () => {
    given(...readySystem)
      .when(MarkBanker({ betId: 902, isBanker: true }))
      .expectEvents(CouponTypeChosen({ typeId: 2, systemValue: 3, bankerIds: [902] }));
    given(...readySystem, system(3, [902]))
      .when(MarkBanker({ betId: 902, isBanker: false }))
      .expectEvents(CouponTypeChosen({ typeId: 2, systemValue: 2, bankerIds: [] }));
    given(...readySystem, system(3, [902]))
      .when(MarkBanker({ betId: 901, isBanker: true }))
      .expectEvents(CouponTypeChosen({ typeId: 2, systemValue: 3, bankerIds: [901, 902] }));
  });
  it("is refused when fewer than two bets would vary, for a forbidden one, and for nothing", () => {
    given(...readySystem, system(3, [901, 902]))
      .when(MarkBanker({ betId: 903, isBanker: true }))
      .expectRefusal("banker_too_many");
    given(
      ...readySystem,
      BetRemoved({ betId: 904 }),
      BetAdded({ bet: bet(904, { isDisabledBanker: true }) }),
    )
      .when(MarkBanker({ betId: 904, isBanker: true }))
      .expectRefusal("banker_forbidden");
    given(...readySystem)
      .when(MarkBanker({ betId: 999, isBanker: true }))
      .expectRefusal("outcome_gone");
    given(...readySystem)
      .when(MarkBanker({ betId: 901, isBanker: false }))
      .expectRefusal("nothing_to_do");
    given(...added(...four))
      .when(MarkBanker({ betId: 901, isBanker: true }))
      .expectRefusal("system_size");
  });
});

describe("PlaceCoupon for a system", () => {
  // 1.85, 3.4, 4.25 and 1.85.
  it("sends its size, its bankers and the mean price of its combinations [coupon-014]", () => {
    // 6.29, 7.863, 3.423, 14.45, 6.29 and 7.863.
    given(...readySystem)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: systemToPlace(2, 7.697) }));
    // With 902 in each: 6.29, 14.45 and 6.29.
    given(...readySystem, system(2, [902]))
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon: systemToPlace(2, 9.01, 902) }));
  });
  it("sends an express without marks once too few bets are left", () => {
    const left = [
      ...readySystem,
      system(3, [902]),
      ...four.slice(2).map((betId) => BetRemoved({ betId })),
    ];
    given(...left)
      .when(PlaceCoupon({}))
      .expectEvents(
        PlacementRequested({
          coupon: {
            ...placedCoupon(),
            amount: 10,
            bets: withBankers([901, 902]),
            typeId: 1,
            systemValue: 3,
            coef: 6.29,
            coefByView: "6.29",
          },
        }),
      );
  });
  const opened = (coupon: CouponToPlace) => [
    PlacementRequested({ coupon }),
    Opened({ key: "key-1", userId: anna, coupon }),
    PlacementUnknown({ key: "key-1", tries: 3 }),
    PlacementClosed({}),
  ];
  it("repeats the same system without an answer, and takes another size or banker for another bet", () => {
    const open = [
      ...readySystem,
      AmountChanged({ amount: 10, iso: "EUR" }),
      ...opened(systemToPlace(2, 7.697)),
    ];
    given(...open)
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRetried({ key: "key-1" }));
    given(...open, system(3))
      .when(PlaceCoupon({}))
      .expectRefusal("question_open");
    given(...open, system(2, [901]))
      .when(PlaceCoupon({}))
      .expectRefusal("question_open");
    given(...open, CouponTypeChosen({ typeId: 1 }))
      .when(PlaceCoupon({}))
      .expectRefusal("question_open");
  });
});
