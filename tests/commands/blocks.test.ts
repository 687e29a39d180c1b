import { describe, expect, it } from "vitest";
import {
  JoinBlocks,
  JoinWrongBlock,
  PutInBlock,
  SetBlockAmount,
  SplitIntoBlocks,
} from "../../src/commands/placement/blocks.ts";
import { PlaceCoupon } from "../../src/commands/placement.ts";
import { FitBetAmounts } from "../../src/commands/placement/singles.ts";
import { blocksOf, wrongBlock } from "../../src/events/coupon/index.ts";
import {
  BetAdded,
  BetRemoved,
  BetRestored,
  CouponCleared,
  CouponRestored,
} from "../../src/events/coupon/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { BlockAmountsChanged, BlocksChosen } from "../../src/events/placement/blocksEvents.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import {
  AmountChanged,
  PlacementRequested,
  PlacementUnknown,
} from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { nextAction } from "../../src/events/placement/index.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { storedCoupon } from "../../src/epics/coupon/remember.ts";
import { bet } from "../kit/bets.ts";
import { anna, answered, withMoney } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { given, started, stateOf } from "../kit/spec.ts";
import { four, readySystem, system } from "../kit/systems.ts";

const blocks = (byBet: Readonly<Record<number, number>>) =>
  BlocksChosen({
    bets: Object.entries(byBet).map(([betId, blockId]) => ({ betId: Number(betId), blockId })),
  });
const halves = { 901: 1, 902: 1, 903: 2, 904: 2 };
const split = [...readySystem, blocks(halves)];
const amounts = (byBlock: Readonly<Record<number, number>>) =>
  BlockAmountsChanged({
    amounts: Object.entries(byBlock).map(([blockId, amount]) => ({
      blockId: Number(blockId),
      amount,
    })),
    iso: "EUR",
  });
const sentIn = (byBet: Readonly<Record<number, number>>) =>
  four.map((id) => ({ ...bet(id), blockId: byBet[id] ?? 0 }));
/** Bounds of the blocks, and what the server offers for these bets. */
const told = (
  bounds: Readonly<Record<number, { min: number; max: number | null }>>,
  over: object = {},
) =>
  answered(
    CouponLimits,
    { typeId: 2, systemValue: 2, bets: sentIn(halves), accountId: account.id },
    {
      minBetAmount: 1,
      maxBetAmount: 500,
      maxPayout: null,
      amountStep: 1,
      initialAmount: 10,
      boundsByBlockId: Object.fromEntries(
        Object.entries(bounds).map(([id, { min, max }]) => [
          id,
          { minBetAmount: min, maxBetAmount: max },
        ]),
      ),
      ...over,
    },
  );
const blockIds = (...events: readonly Draft[]) =>
  stateOf(...events).coupon.bets.map(({ blockId }) => blockId);

describe("blocks of a system", () => {
  it("are two halves at first, and one system again [coupon-014]", () => {
    given(...readySystem)
      .when(SplitIntoBlocks({}))
      .expectEvents(blocks(halves));
    given(...split)
      .when(JoinBlocks({}))
      .expectEvents(blocks({ 901: 0, 902: 0, 903: 0, 904: 0 }));
    given(...split)
      .when(SplitIntoBlocks({}))
      .expectRefusal("nothing_to_do");
    given(...readySystem)
      .when(JoinBlocks({}))
      .expectRefusal("nothing_to_do");
    // Three bets fill only one block, but with a banker each block needs one besides it.
    const three = [...readySystem, BetRemoved({ betId: 904 })];
    given(...three)
      .when(SplitIntoBlocks({}))
      .expectRefusal("nothing_to_do");
    given(...three, system(2, [901]))
      .when(SplitIntoBlocks({}))
      .expectEvents(blocks({ 902: 1, 903: 2 }));
  });

  it("take bets one by one; a banker is in all of them [coupon-014]", () => {
    given(...split)
      .when(PutInBlock({ betId: 904, blockId: 1 }))
      .expectEvents(blocks({ ...halves, 904: 1 }));
    for (const blockId of [0, 10, 1.5])
      given(...split)
        .when(PutInBlock({ betId: 904, blockId }))
        .expectRefusal("nothing_to_do");
    given(...split, system(2, [904]))
      .when(PutInBlock({ betId: 904, blockId: 1 }))
      .expectRefusal("nothing_to_do");
    // A bet that comes later joins the first block until it is put elsewhere.
    const more = [...split, BetAdded({ bet: bet(905) })];
    expect(blocksOf(stateOf(...more)).map(({ count }) => count)).toEqual([3, 2]);
  });

  it("need bets for a combination each: the action says which lacks some, and dissolves it [coupon-014]", () => {
    const wrong = [...readySystem, blocks({ ...halves, 904: 3 })];
    expect(wrongBlock(stateOf(...wrong))).toEqual({ blockId: 2, missing: 1 });
    expect(nextAction(stateOf(...wrong))).toMatchObject({ tag: "join_block" });
    given(...wrong)
      .when(PlaceCoupon({}))
      .expectRefusal("block_wrong");
    given(...wrong)
      .when(JoinWrongBlock({}))
      .expectEvents(blocks({ 903: 1 }));
    // Of two, one system is left.
    given(...readySystem, blocks({ ...halves, 903: 1 }))
      .when(JoinWrongBlock({}))
      .expectEvents(blocks({ 901: 0, 902: 0, 903: 0, 904: 0 }));
    given(...split)
      .when(JoinWrongBlock({}))
      .expectRefusal("nothing_to_do");
  });

  it("outlive a removed bet put back, a cleared coupon and a reload [coupon-003] [coupon-045]", () => {
    const chosen = [...split, amounts({ 1: 7 })];
    const removed = [...chosen, BetRemoved({ betId: 904 }), BetRestored({ betId: 904 })];
    expect(blockIds(...removed)).toEqual([1, 1, 2, 2]);
    const cleared = [...chosen, CouponCleared({ isUndoable: true }), CouponRestored({})];
    expect(blockIds(...cleared)).toEqual([1, 1, 2, 2]);
    expect(stateOf(...cleared).coupon.amountByBlockId).toEqual({ 1: 7 });
    const coupon = storedCoupon(stateOf(...chosen));
    expect(blockIds(AppStarted({ ...started.data, stored: { coupon } }))).toEqual([1, 1, 2, 2]);
  });
});

describe("the amounts of blocks", () => {
  it("are those of each block, the common one elsewhere; one for all replaces them [coupon-045]", () => {
    given(...split)
      .when(SetBlockAmount({ blockId: 2, amount: 7.25 }))
      .expectEvents(amounts({ 2: 7.25 }));
    given(...split)
      .when(SetBlockAmount({ blockId: 3, amount: 7 }))
      .expectRefusal("nothing_to_do");
    const paid = (...events: readonly Draft[]) =>
      blocksOf(stateOf(...split, ...events)).map(({ amount }) => amount);
    expect(paid()).toEqual([10, 10]);
    expect(paid(amounts({ 2: 7.25 }))).toEqual([10, 7.25]);
    expect(paid(amounts({ 2: 7.25 }), AmountChanged({ amount: 4, iso: "EUR" }))).toEqual([4, 4]);
    // Blocks made anew have no amounts of their own.
    expect(
      paid(amounts({ 2: 7 }), blocks({ 901: 0, 902: 0, 903: 0, 904: 0 }), blocks(halves)),
    ).toEqual([10, 10]);
  });

  it("are sent by block, and together as the amount [coupon-007] [coupon-045]", () => {
    const coupon = {
      ...placedCoupon(),
      amount: 10.01,
      amountByBlockId: { 1: 3.01, 2: 7 },
      bets: sentIn(halves),
      typeId: 2 as const,
      systemValue: 2,
      coef: 7.077,
      coefByView: "7.08",
    };
    given(...split, amounts({ 1: 3.01, 2: 7 }))
      .when(PlaceCoupon({}))
      .expectEvents(PlacementRequested({ coupon }));
  });

  it("each have the bounds of their block, and together the balance [coupon-037] [coupon-038] [coupon-045]", () => {
    const bounds = told({ 1: { min: 1, max: 20 }, 2: { min: 2, max: 5 } });
    const place = (byBlock: Readonly<Record<number, number>>) =>
      given(...split, bounds, amounts(byBlock)).when(PlaceCoupon({}));
    place({ 1: 0.5, 2: 5 }).expectRefusal("amount_below_minimum");
    place({ 1: 1, 2: 1.99 }).expectRefusal("amount_below_minimum");
    place({ 1: 20, 2: 5.01 }).expectRefusal("amount_above_maximum");
    place({ 1: 0, 2: 5 }).expectRefusal("amount_missing");
    given(...split, withMoney(24), bounds, amounts({ 1: 20, 2: 5 }))
      .when(PlaceCoupon({}))
      .expectRefusal("not_enough_money");
    given(...split, bounds, amounts({ 1: 30, 2: 1 }))
      .when(FitBetAmounts({}))
      .expectEvents(amounts({ 1: 20, 2: 2 }));
  });

  it("make another bet of the same outcomes [coupon-045]", () => {
    const coupon = {
      ...placedCoupon(),
      amount: 20,
      amountByBlockId: { 1: 10, 2: 10 },
      bets: sentIn(halves),
      typeId: 2 as const,
      systemValue: 2,
    };
    const open = [
      ...split,
      PlacementOpened({ key: "key-1", userId: anna, coupon }),
      PlacementUnknown({ key: "key-1", tries: 1 }),
    ];
    const twin = (...events: readonly Draft[]) =>
      nextAction({
        ...stateOf(...open, ...events),
        coupon: { ...stateOf(...open, ...events).coupon, placement: { tag: "editing" } },
      }).tag;
    expect(twin()).toBe("ask_again");
    expect(twin(amounts({ 1: 12, 2: 8 }))).toBe("place_another");
    expect(twin(blocks({ 901: 2, 903: 1 }))).toBe("place_another");
  });
});
