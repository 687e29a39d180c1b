import { finite, shape } from "../../codec/codec.ts";
import {
  type Bet,
  bankersOf,
  betsOfBlock,
  betsToSend,
  blockIdsOf,
  type CouponState,
  hasBlocks,
  isPlacing,
  isSystem,
  leastOfBlock,
  stakeOf,
  wholeAmount,
} from "../../events/coupon/index.ts";
import { BlockAmountsChanged, BlocksChosen } from "../../events/placement/blocksEvents.ts";
import { offeredAction } from "../../events/placement/index.ts";
import { accept, refuse } from "../decision.ts";
import { defineCommand } from "../define.ts";
import { onButton } from "../placement.ts";

/** The most blocks of one system. */
export const MOST_BLOCKS = 9;

const varying = (coupon: CouponState): readonly Bet[] => {
  const bankers = bankersOf(coupon);
  return coupon.bets.filter(({ market }) => !bankers.includes(market.id));
};

/** Whether there are bets for two blocks, each of which fills a combination. */
export const canSplit = (coupon: CouponState): boolean =>
  isSystem(coupon) && varying(coupon).length >= 2 * leastOfBlock(coupon);

/** Puts the bets of a system into two blocks, half of them into each. [coupon-014] */
export const SplitIntoBlocks = defineCommand("SplitIntoBlocks", shape({}), (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  if (hasBlocks(coupon) || !canSplit(coupon)) return refuse("nothing_to_do");
  const bets = varying(coupon);
  return accept(
    BlocksChosen({
      bets: bets.map(({ market }, index) => ({
        betId: market.id,
        blockId: index < Math.ceil(bets.length / 2) ? 1 : 2,
      })),
    }),
  );
});

/** Makes one system of all blocks. */
export const JoinBlocks = defineCommand("JoinBlocks", shape({}), (_data, { coupon }) => {
  if (isPlacing(coupon)) return refuse("placement_running");
  return hasBlocks(coupon)
    ? accept(BlocksChosen({ bets: inBlock(coupon.bets, 0) }))
    : refuse("nothing_to_do");
});

/** Puts a bet into another block, or into a new one. Each bet then says its block. [coupon-014] */
export const PutInBlock = defineCommand(
  "PutInBlock",
  shape({ betId: finite, blockId: finite }),
  ({ betId, blockId }, { coupon }) => {
    if (isPlacing(coupon)) return refuse("placement_running");
    const isBlock = Number.isInteger(blockId) && blockId >= 1 && blockId <= MOST_BLOCKS;
    if (!hasBlocks(coupon) || !isBlock) return refuse("nothing_to_do");
    const sent = betsToSend(coupon);
    const bet = sent.find(({ market }) => market.id === betId);
    if (bet === undefined) return refuse("outcome_gone");
    if (bet.isBanker === true || bet.blockId === blockId) return refuse("nothing_to_do");
    const bets = sent
      .filter(({ isBanker }) => isBanker !== true)
      .map((one) => ({
        betId: one.market.id,
        blockId: one === bet ? blockId : one.blockId,
      }));
    return accept(BlocksChosen({ bets }));
  },
);

/** The bets of the block that leaves the system without a size join another one; the last one is no block any more. */
export const JoinWrongBlock = defineCommand(
  "JoinWrongBlock",
  shape({}),
  onButton((_data, state) => {
    const action = offeredAction(state, "join_block");
    if (action === undefined) return refuse("nothing_to_do");
    const { coupon } = state;
    const { blockId } = action.block;
    const others = blockIdsOf(coupon).filter((id) => id !== blockId);
    const [first = 0] = others.length > 1 ? others : [];
    const moved = first === 0 ? coupon.bets : betsOfBlock(coupon, blockId);
    return accept(BlocksChosen({ bets: inBlock(moved, first) }));
  }),
);

const inBlock = (bets: readonly Bet[], blockId: number) =>
  bets.map(({ market }) => ({ betId: market.id, blockId }));

/** The amount of one block; bounds are checked when placing, so that any amount can be typed. [coupon-045] */
export const SetBlockAmount = defineCommand(
  "SetBlockAmount",
  shape({ blockId: finite, amount: finite }),
  ({ blockId, amount }, state) => {
    if (isPlacing(state.coupon)) return refuse("placement_running");
    if (!blockIdsOf(state.coupon).includes(blockId)) return refuse("nothing_to_do");
    const { iso } = stakeOf(state);
    const wholeSum = wholeAmount(amount, iso);
    return wholeSum === null
      ? refuse("amount_missing")
      : accept(BlockAmountsChanged({ amounts: [{ blockId, amount: wholeSum }], iso }));
  },
);
