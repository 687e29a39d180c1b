import { couponSlice, hasBlocks } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { BlockAmountsChanged, BlocksChosen } from "./blocksEvents.ts";
import { AmountChanged } from "./events.ts";

/** The blocks of a system and their amounts. [coupon-014] [coupon-045] */
export const blocksSlice = createSlice("coupon", couponSlice.initial)
  .on(BlocksChosen, (state, { bets }) => ({
    ...state,
    bets: state.bets.map((bet) => {
      const chosen = bets.find(({ betId }) => betId === bet.market.id);
      return chosen === undefined ? bet : { ...bet, blockId: chosen.blockId };
    }),
    // New blocks do not bring the amounts that others once had.
    ...(!hasBlocks(state) && { amountByBlockId: {} }),
  }))
  // An amount for all replaces the single ones.
  .on(AmountChanged, (state) =>
    state.amountByBlockId === undefined ? state : { ...state, amountByBlockId: {} },
  )
  .on(BlockAmountsChanged, (state, { amounts, iso }) => {
    const isSame = state.amountIso === null || state.amountIso === iso;
    const changed = Object.fromEntries(amounts.map(({ blockId, amount }) => [blockId, amount]));
    return {
      ...state,
      amount: isSame ? state.amount : null,
      amountIso: iso,
      amountByBlockId: isSame ? { ...state.amountByBlockId, ...changed } : changed,
    };
  });
