import { describe, expect, it } from "vitest";
import { RestoreCoupon } from "../../src/commands/coupon.ts";
import {
  CopyCouponLink,
  LeaveCouponCode,
  ReplaceCoupon,
  SaveCoupon,
  TakeSavedCoupon,
  TypeCouponCode,
} from "../../src/commands/couponCodes.ts";
import { CouponRestored, PricesAccepted } from "../../src/events/coupon/events.ts";
import {
  CouponCode,
  CouponCodeHeld,
  CouponCodeLeft,
  CouponCodeTyped,
  CouponCodeWanted,
  CouponLinkWanted,
  CouponLoaded,
  SavedCoupon,
} from "../../src/events/couponCodes/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { OneClickTurned } from "../../src/events/oneClick/events.ts";
import { PlacementRequested } from "../../src/events/placement/events.ts";
import { bet } from "../kit/bets.ts";
import { added, answered, liveFeed, readyToPlace } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { given, stateOf } from "../kit/spec.ts";

const typed = CouponCodeTyped({ code: "K4TQ9" });
const saved = (id: number, coef: number) => ({
  market: { id, coef, gameId: 501, isLive: true },
  game: { opponent1NameEn: "Norrvik", opponent2NameEn: "Alba" },
});
/** The server's answer: bets on these outcomes, at the prices that they were saved with. */
const found = (...bets: readonly Partial<ReturnType<typeof saved>>[]): Draft =>
  answered(
    SavedCoupon,
    { code: "K4TQ9", lng: "en" },
    { typeId: bets.length > 1 ? 1 : 0, systemValue: 2, bets: [...bets], goneCount: 1 },
  );
const loaded = (over: Partial<Parameters<typeof CouponLoaded>[0]> = {}) =>
  CouponLoaded({
    code: "K4TQ9",
    typeId: 0,
    systemValue: 2,
    bets: [],
    prices: [],
    missing: [],
    goneCount: 1,
    ...over,
  });

describe("a code [coupon-044]", () => {
  it("is looked up when it can be one, once at a time, and again after a failure", () => {
    given()
      .when(TypeCouponCode({ code: "K4TQ9" }))
      .expectEvents(typed);
    for (const code of ["", ".", "..", "two words", "<b>", "A".repeat(65)])
      given().when(TypeCouponCode({ code })).expectRefusal("nothing_to_do");
    given(typed)
      .when(TypeCouponCode({ code: "K4TQ9" }))
      .expectRefusal("nothing_to_do");
    given(typed)
      .when(TypeCouponCode({ code: "OTHER" }))
      .expectEvents(CouponCodeTyped({ code: "OTHER" }));
    const lost = SavedCoupon.failed({
      call: 1,
      ask: { code: "K4TQ9", lng: "en" },
      error: { tag: "offline" },
    });
    given(typed, lost)
      .when(TypeCouponCode({ code: "K4TQ9" }))
      .expectEvents(typed);
  });

  it("brings bets at the prices that they were saved with, beside those of now, and names what is gone", () => {
    given(liveFeed, typed, found(saved(901, 1.2), saved(999, 3)))
      .when(TakeSavedCoupon({}))
      .expectEvents(
        loaded({
          typeId: 1,
          bets: [
            expect.objectContaining({ market: expect.objectContaining({ id: 901, coef: 1.2 }) }),
          ],
          prices: [{ betId: 901, coef: 1.85, state: 0 }],
          missing: ["Norrvik – Alba"],
        }),
      );
  });

  it("asks first when the coupon has other bets, and takes them only then", () => {
    const held = [liveFeed, ...added(903), typed, found(saved(901, 1.2))];
    given(...held)
      .when(TakeSavedCoupon({}))
      .expectEvents(CouponCodeHeld({}));
    given(...held)
      .when(ReplaceCoupon({}))
      .expectRefusal("nothing_to_do");
    given(...held, CouponCodeHeld({}))
      .when(ReplaceCoupon({}))
      .expectAccepted();
    given(...held, CouponCodeHeld({}))
      .when(LeaveCouponCode({}))
      .expectEvents(CouponCodeLeft({}));
    given(...held, CouponCodeHeld({}), CouponCodeLeft({}))
      .when(ReplaceCoupon({}))
      .expectRefusal("nothing_to_do");
  });

  it("asks later when the coupon is being placed", () => {
    const placing = [...readyToPlace, PlacementRequested({ coupon: placedCoupon() })];
    given(...placing, typed, found(saved(902, 3)))
      .when(TakeSavedCoupon({}))
      .expectEvents(CouponCodeHeld({}));
    given(...placing, typed, found(saved(902, 3)), CouponCodeHeld({}))
      .when(ReplaceCoupon({}))
      .expectRefusal("placement_running");
  });

  it("takes an outcome once, and counts a bet that is gone and has no name", () => {
    const { market } = saved(999, 3);
    given(liveFeed, typed, found(saved(901, 1.2), saved(901, 1.2), { market }))
      .when(TakeSavedCoupon({}))
      .expectEvents(
        loaded({
          typeId: 1,
          bets: [expect.objectContaining({ market: expect.objectContaining({ id: 901 }) })],
          prices: [{ betId: 901, coef: 1.85, state: 0 }],
          goneCount: 2,
        }),
      );
  });

  it("brings the first hundred of more, and names the matches of all others", () => {
    const many = Array.from({ length: 98 }, (_, index) => saved(2_000 + index, 3));
    const { market } = saved(5_000, 3);
    const bets = [saved(901, 1.2), saved(901, 1.2), ...many, saved(902, 3.1)];
    const beyond = [saved(903, 2), { market }];
    const events = [liveFeed, typed, found(...bets, ...beyond)];
    given(...events)
      .when(TakeSavedCoupon({}))
      .expectEvents(
        loaded({
          typeId: 1,
          bets: [901, 902].map((id): unknown =>
            expect.objectContaining({ market: expect.objectContaining({ id }) }),
          ) as never,
          prices: [
            { betId: 901, coef: 1.85, state: 0 },
            { betId: 902, coef: 3.4, state: 0 },
          ],
          missing: many.map(() => "Norrvik – Alba"),
          leftOut: ["Norrvik – Alba", ""],
        }),
      );
    const whole = Array.from({ length: 100 }, (_, index) => saved(901 + index, 3));
    const { couponCodes } = stateOf(typed, found(...whole, ...whole));
    expect(couponCodes.loading).toMatchObject({ tag: "found", coupon: { bets: whole } });
    expect(couponCodes.loading).not.toHaveProperty("coupon.leftOut");
  });

  it("keeps what it left out for the player to read, also when nothing that it took is offered", () => {
    const leftOut = ["Norrvik – Alba"];
    const own = stateOf(...added(903), loaded({ leftOut }));
    expect(own.couponCodes.loading).toEqual({ tag: "over", leftOut });
    expect(own.coupon.bets).toHaveLength(1);
    const taken = stateOf(loaded({ bets: [bet(901)], leftOut }));
    expect(taken.couponCodes.loading).toMatchObject({ tag: "loaded", leftOut });
  });

  it("turns one-click betting off, which needs an empty coupon [coupon-018]", () => {
    given(liveFeed, OneClickTurned({ isActiveOneClick: true }), typed, found(saved(999, 3)))
      .when(TakeSavedCoupon({}))
      .expectEvents(loaded({ missing: ["Norrvik – Alba"] }));
  });

  it("can be taken back: the bets that it replaced return, over those it brought", () => {
    const replaced = loaded({ bets: [bet(901)], prices: [{ betId: 901, coef: 2, state: 0 }] });
    given(...added(903), replaced)
      .when(RestoreCoupon({}))
      .expectEvents(CouponRestored({}));
    given(replaced).when(RestoreCoupon({})).expectRefusal("nothing_to_do");
    given(...added(903), replaced, ...added(902))
      .when(RestoreCoupon({}))
      .expectRefusal("nothing_to_do");
  });
});

describe("saving a coupon [coupon-044]", () => {
  const code = { code: "K4TQ9", url: "https://site.example/en/coupon?load=K4TQ9", expiresAt: null };
  const ask = { typeId: 0 as const, systemValue: 2, bets: [bet(903)] };
  const asked = CouponCode.asked({ call: 1, ask });
  it("takes bets, one request at a time, and another once the bets are others", () => {
    given().when(SaveCoupon({})).expectRefusal("coupon_empty");
    given(...added(903))
      .when(SaveCoupon({}))
      .expectEvents(CouponCodeWanted({}));
    given(...added(903), asked)
      .when(SaveCoupon({}))
      .expectRefusal("nothing_to_do");
    const done = [...added(903), asked, answered(CouponCode, ask, code)];
    given(...done)
      .when(SaveCoupon({}))
      .expectRefusal("nothing_to_do");
    given(...done)
      .when(CopyCouponLink({}))
      .expectEvents(CouponLinkWanted({ url: code.url }));
    given(...done, ...added(902))
      .when(CopyCouponLink({}))
      .expectRefusal("nothing_to_do");
    given(...done, ...added(902))
      .when(SaveCoupon({}))
      .expectEvents(CouponCodeWanted({}));
    // The same bets at other prices are another coupon.
    given(...done, PricesAccepted({ prices: [{ betId: 903, coef: 9 }] }))
      .when(SaveCoupon({}))
      .expectEvents(CouponCodeWanted({}));
  });
});
