import { describe, expect, it } from "vitest";
import { TakeTypeBack } from "../../src/commands/placement/typeBack.ts";
import { stakeOf } from "../../src/events/coupon/index.ts";
import { BetRemoved, BetRestored, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import type { StoredCoupon } from "../../src/events/coupon/stored.ts";
import type { Draft } from "../../src/events/define.ts";
import { BlockAmountsChanged, BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { AmountChanged, PlacementRequested } from "../../src/events/placement/events.ts";
import { lostWithType } from "../../src/events/placement/index.ts";
import { storedCoupon } from "../../src/epics/coupon/remember.ts";
import { CouponReplaced } from "../../src/events/tabs/events.ts";
import { added } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { amounts, chosen, readySingles } from "../kit/singles.ts";
import { given, stateOf } from "../kit/spec.ts";
import { four, readySystem, system } from "../kit/systems.ts";

const express = CouponTypeChosen({ typeId: 1 });
const forAll = (amount: number, iso = "EUR") => AmountChanged({ amount, iso });
const singles = [...readySingles, forAll(4), amounts([901, 7], [903, 2])];
const blocks = BlocksChosen({
  bets: four.map((betId, index) => ({ betId, blockId: index < 2 ? 1 : 2 })),
});
const ofBlocks = BlockAmountsChanged({
  amounts: [
    { blockId: 1, amount: 6 },
    { blockId: 2, amount: 3 },
  ],
  iso: "EUR",
});
const inBlocks = [...readySystem, blocks, ofBlocks];
const offered = (...events: readonly Draft[]) => lostWithType(stateOf(...events));

describe("a change of the coupon's type [coupon-014] [coupon-016]", () => {
  it("loses nothing by itself: with its tab all amounts, blocks and bankers are back", () => {
    const { coupon: before } = stateOf(...readySystem, system(2, [901]), blocks, ofBlocks);
    const round = [chosen, express, CouponTypeChosen({ typeId: 2 })];
    const { coupon } = stateOf(...readySystem, system(2, [901]), blocks, ofBlocks, ...round);
    const { bets, amountByBlockId, systemValue, typeId } = before;
    expect(coupon).toMatchObject({ bets, amountByBlockId, systemValue, typeId });
    expect(stateOf(...singles, express, chosen).coupon.amountByBetId).toEqual({ 901: 7, 903: 2 });
    expect(offered(...singles, express)).toBeNull();
    given(...singles, express)
      .when(TakeTypeBack({}))
      .expectRefusal("nothing_to_do");
  });

  it("is undone with the amounts of single bets that an amount for all has replaced", () => {
    const undo = [chosen, forAll(4), amounts([901, 7], [903, 2])];
    given(...singles, express, forAll(20))
      .when(TakeTypeBack({}))
      .expectEvents(...undo);
    const { coupon } = stateOf(...singles, express, forAll(20), ...undo);
    const before = stateOf(...singles).coupon;
    expect(coupon).toMatchObject({ typeId: 9, amount: 4, amountByBetId: before.amountByBetId });
    given(...singles, express, forAll(20), ...undo)
      .when(TakeTypeBack({}))
      .expectRefusal("nothing_to_do");
  });

  it("is undone with the amounts of blocks, through further changes, and for one that was not set", () => {
    const type = CouponTypeChosen({ typeId: 2 });
    const { initial } = stakeOf(stateOf(...inBlocks));
    given(...inBlocks, chosen, forAll(20), express)
      .when(TakeTypeBack({}))
      .expectEvents(type, forAll(initial), ofBlocks);
    // By its tab the type is back, but the amounts are not.
    given(...inBlocks, chosen, forAll(20), type)
      .when(TakeTypeBack({}))
      .expectEvents(forAll(initial), ofBlocks);
  });

  it("is not undone once amounts are set in the type itself, or the bets are others", () => {
    expect(offered(...singles, express, forAll(20), chosen, amounts([902, 3]))).toBeNull();
    expect(offered(...singles, express, chosen, forAll(20))).toBeNull();
    const lost = [...singles, express, forAll(20)];
    expect(offered(...lost)).not.toBeNull();
    expect(offered(...lost, BetRemoved({ betId: 902 }))).toBeNull();
    const restored = [BetRemoved({ betId: 902 }), BetRestored({ betId: 902 })];
    expect(offered(...lost, ...restored)).not.toBeNull();
    // The same bets picked again are a new coupon.
    expect(offered(...lost, BetRemoved({ betId: 903 }), ...added(903))).toBeNull();
  });

  it("is not undone in another currency, nor while the coupon is being placed", () => {
    const other = amounts([901, 7]);
    const dollars: Draft = { ...other, data: { amounts: [{ betId: 901, amount: 7 }], iso: "USD" } };
    expect(offered(...readySingles, dollars, express, forAll(20))).toBeNull();
    given(...singles, express, forAll(20), PlacementRequested({ coupon: placedCoupon() }))
      .when(TakeTypeBack({}))
      .expectRefusal("placement_running");
  });

  it("is undone after a reload and in another tab, which never had the amounts", () => {
    const { typeBefore, ...bare } = storedCoupon(stateOf(...singles, express));
    expect(typeBefore?.amounts).toEqual(
      amounts([901, 7], [903, 2]).data.amounts.map(({ betId, amount }) => ({ id: betId, amount })),
    );
    const told = (coupon: StoredCoupon) => [
      ...readySingles,
      express,
      CouponReplaced({ at: 1, coupon }),
    ];
    expect(offered(...told(bare))).toBeNull();
    given(...told({ ...bare, ...(typeBefore && { typeBefore }) }))
      .when(TakeTypeBack({}))
      .expectEvents(chosen, forAll(4), amounts([901, 7], [903, 2]));
  });
});
