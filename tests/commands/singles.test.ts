import { describe, it } from "vitest";
import { RemoveBet } from "../../src/commands/coupon.ts";
import { ClosePlacement, PlaceCoupon, RetryPlacement } from "../../src/commands/placement.ts";
import {
  ChooseCouponType,
  DropRefusedSingles,
  FitBetAmounts,
  SetBetAmount,
} from "../../src/commands/placement/singles.ts";
import { BetRemoved, CouponTypeChosen, PricesAccepted } from "../../src/events/coupon/events.ts";
import {
  AmountChanged,
  CouponPending,
  CouponRejected,
  PlacementClosed,
  PlacementLost,
  PlacementRetried,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { BetAmountsChanged, SinglesRequested } from "../../src/events/placement/singlesEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { bet } from "../kit/bets.ts";
import { added, liveFeed, prices, signedIn, withMoney } from "../kit/events.ts";
import {
  amounts,
  chosen,
  lockedBet,
  opened,
  readySingles,
  setLimits,
  singlesSite,
  singleToPlace,
} from "../kit/singles.ts";
import { given } from "../kit/spec.ts";

const ids = [901, 902, 903];
const request = (...singles: readonly (readonly [number, number])[]) =>
  SinglesRequested({ coupons: singles.map(([id, amount]) => singleToPlace(id, amount)) });

describe("ChooseCouponType", () => {
  it("makes singles of several bets, and an express again [coupon-016]", () => {
    given(...added(901, 902))
      .when(ChooseCouponType({ typeId: 9 }))
      .expectEvents(CouponTypeChosen({ typeId: 9 }));
    given(...added(901, 902), chosen)
      .when(ChooseCouponType({ typeId: 1 }))
      .expectEvents(CouponTypeChosen({ typeId: 1 }));
  });
  it("has nothing to do for one bet, for the type it is, and while placing", () => {
    given(...added(901))
      .when(ChooseCouponType({ typeId: 9 }))
      .expectRefusal("nothing_to_do");
    given(...added(901, 902))
      .when(ChooseCouponType({ typeId: 1 }))
      .expectRefusal("nothing_to_do");
    given(...readySingles, opened(...ids))
      .when(ChooseCouponType({ typeId: 1 }))
      .expectRefusal("placement_running");
  });
});

describe("SetBetAmount", () => {
  it("sets the amount of one single, in whole cents [coupon-016]", () =>
    given(...readySingles)
      .when(SetBetAmount({ betId: 902, amount: 7.509 }))
      .expectEvents(BetAmountsChanged({ amounts: [{ betId: 902, amount: 7.5 }], iso: "EUR" })));
  it("is refused for a bet that is not there, and while placing", () => {
    given(...readySingles)
      .when(SetBetAmount({ betId: 999, amount: 5 }))
      .expectRefusal("outcome_gone");
    given(...readySingles, opened(...ids))
      .when(SetBetAmount({ betId: 901, amount: 5 }))
      .expectRefusal("placement_running");
  });
});

describe("PlaceCoupon for a set of singles", () => {
  it("requests a coupon of type 0 for each bet with its own amount [coupon-016]", () =>
    given(...readySingles, amounts([902, 5]))
      .when(PlaceCoupon({}))
      .expectEvents(request([901, 10], [902, 5], [903, 10])));
  it("sends nothing of the system that the bets have been before", () =>
    given(
      ...readySingles,
      CouponTypeChosen({ typeId: 2, systemValue: 2, bankerIds: [901] }),
      BlocksChosen({ bets: [902, 903].map((betId) => ({ betId, blockId: 2 })) }),
      chosen,
    )
      .when(PlaceCoupon({}))
      .expectEvents(request([901, 5], [902, 5], [903, 5])));
  it("leaves a locked bet in the coupon, however its amount is", () =>
    given(singlesSite, signedIn, withMoney(), ...added(901), lockedBet(902), ...added(903), chosen)
      .when(PlaceCoupon({}))
      .expectEvents(request([901, 5], [903, 5])));
  it("accepts along with it the price that moved, of that bet alone", () => {
    const moved = bet(902, { coef: 3.5 });
    given(liveFeed, ...readySingles, prices([1.85, 3.5, 4.25]))
      .when(PlaceCoupon({}))
      .expectEvents(
        PricesAccepted({ prices: [{ betId: 902, coef: 3.5 }] }),
        SinglesRequested({
          coupons: [
            singleToPlace(901),
            { ...singleToPlace(902), bets: [moved], coef: 3.5, coefByView: "3.50" },
            singleToPlace(903),
          ],
        }),
      );
  });
  const bounds = setLimits({
    901: { minBetAmount: 2, maxBetAmount: 20 },
    902: { minBetAmount: 1, maxBetAmount: null },
    903: { minBetAmount: 1, maxBetAmount: 30 },
  });
  const refused = [
    ["sign_in_needed", [singlesSite, ...added(901, 902), chosen]],
    ["no_account", [singlesSite, signedIn, ...added(901, 902), chosen]],
    ["coupon_locked", [signedIn, withMoney(), lockedBet(901), lockedBet(902), chosen]],
    ["amount_missing", [...readySingles, amounts([902, 0])]],
    ["amount_below_minimum", [...readySingles, bounds, amounts([901, 1.99])]],
    ["amount_above_maximum", [...readySingles, bounds, amounts([903, 30.01])]],
    ["not_enough_money", [...readySingles, withMoney(29.99)]],
    ["placement_running", [...readySingles, opened(...ids)]],
  ] as const;
  for (const [code, events] of refused) {
    it(`is refused: ${code} [coupon-037] [coupon-038]`, () =>
      given(...events)
        .when(PlaceCoupon({}))
        .expectRefusal(code));
  }
  it("takes the bounds themselves, each single its own, and the whole balance", () =>
    given(...readySingles, bounds, withMoney(82), amounts([901, 2], [902, 50], [903, 30]))
      .when(PlaceCoupon({}))
      .expectEvents(request([901, 2], [902, 50], [903, 30])));
});

describe("FitBetAmounts", () => {
  const bounds = setLimits({
    901: { minBetAmount: 2, maxBetAmount: 20 },
    902: { minBetAmount: 1, maxBetAmount: null },
    903: { minBetAmount: 1, maxBetAmount: 30 },
  });
  const fitted = (...pairs: readonly (readonly [number, number])[]) => amounts(...pairs);
  it("brings each amount within its bounds and keeps the others", () =>
    given(...readySingles, bounds, amounts([901, 1], [902, 7], [903, 31]))
      .when(FitBetAmounts({}))
      .expectEvents(fitted([901, 2], [902, 7], [903, 30])));
  it("returns to the initial amounts when the balance does not cover them", () =>
    given(...readySingles, AmountChanged({ amount: 100, iso: "EUR" }))
      .when(FitBetAmounts({}))
      .expectEvents(fitted([901, 10], [902, 10], [903, 10])));
  it("shares out a balance that does not cover the initial amounts, to the cent", () =>
    given(...readySingles, withMoney(10))
      .when(FitBetAmounts({}))
      .expectEvents(fitted([901, 3.33], [902, 3.33], [903, 3.33])));
  it("has nothing to offer when not even the least amounts are there, or when all fit", () => {
    for (const events of [[withMoney(2.99)], []]) {
      given(...readySingles, ...events)
        .when(FitBetAmounts({}))
        .expectRefusal("nothing_to_do");
    }
  });
});

const asked = [...readySingles, opened(...ids)];
const everyOne = (make: (key: string) => Draft) => ids.map((id) => make(`key-${id}`));

describe("while a set has no answer", () => {
  const unknown = [...asked, ...everyOne((key) => PlacementUnknown({ key, tries: 1 }))];
  it("the coupon stays as it is", () =>
    given(...asked)
      .when(RemoveBet({ betId: 901 }))
      .expectRefusal("placement_running"));
  it("it cannot be left while it is sent or a live bet is delayed", () => {
    const pending = CouponPending({ key: "key-901", requestId: "r", checkAt: 5 });
    for (const events of [asked, [...unknown, pending]]) {
      given(...events)
        .when(ClosePlacement({}))
        .expectRefusal("placement_running");
    }
  });
  it("it may be left once nobody knows", () =>
    given(...unknown)
      .when(ClosePlacement({}))
      .expectEvents(PlacementClosed({})));
  it("placing the same singles again, or one of them, asks about the first ones", () => {
    const retried = PlacementRetried({ key: "key-901" });
    const aside = [...unknown, PlacementClosed({})];
    given(...aside)
      .when(PlaceCoupon({}))
      .expectEvents(retried);
    given(...aside, amounts([902, 5], [903, 5]))
      .when(PlaceCoupon({}))
      .expectEvents(retried);
    given(...aside, amounts([901, 5], [902, 5], [903, 5]))
      .when(PlaceCoupon({}))
      .expectRefusal("question_open");
    given(...aside, amounts([901, 5], [902, 5], [903, 5]))
      .when(PlaceCoupon({ isAnotherBet: true }))
      .expectEvents(request([901, 5], [902, 5], [903, 5]));
  });
  it("is asked about again from any of its singles", () =>
    given(...asked, ...everyOne((key) => PlacementLost({ key })))
      .when(RetryPlacement({ key: "key-903" }))
      .expectEvents(PlacementRetried({ key: "key-903" })));
});

describe("DropRefusedSingles", () => {
  const rejected = (id: number) =>
    CouponRejected({ key: `key-${id}`, code: 2002, changed: [], message: "Suspended" });
  it("removes the refused bets and closes the report", () =>
    given(...asked, ...ids.map(rejected))
      .when(DropRefusedSingles({}))
      .expectEvents(...ids.map((betId) => BetRemoved({ betId })), PlacementClosed({})));
  it("has nothing to do before the last answer, and without a refused bet", () => {
    given(...asked, rejected(901))
      .when(DropRefusedSingles({}))
      .expectRefusal("placement_running");
    given(...readySingles)
      .when(DropRefusedSingles({}))
      .expectRefusal("nothing_to_do");
  });
});
