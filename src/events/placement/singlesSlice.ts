import { BetAdded, CouponTypeChosen } from "../coupon/events.ts";
import { type OpenBet, couponSlice } from "../coupon/index.ts";
import { createSlice } from "../slice.ts";
import { AmountChanged } from "./events.ts";
import { reportingSet } from "./singlesFolds.ts";
import {
  BetAmountsChanged,
  PlaceSingles,
  SinglesOpened,
  SinglesRequested,
} from "./singlesEvents.ts";

/** The type of the coupon, and the amounts and requests of a set of singles. */
export const singlesSlice = createSlice("coupon", couponSlice.initial)
  .on(CouponTypeChosen, (state, { typeId, systemValue = state.systemValue, bankerIds }) => ({
    ...state,
    typeId,
    systemValue,
    // Bounds and locks between bets are those of the other type until the server has been asked.
    ...(typeId === state.typeId ? {} : { boundsAccountId: null }),
    bets: state.bets.map((bet) => ({
      ...bet,
      ...(typeId === state.typeId ? {} : { isDepend: false, isBannedExpress: false }),
      ...(bankerIds === undefined ? {} : { isBanker: bankerIds.includes(bet.market.id) }),
    })),
  }))
  // An amount for all replaces the single ones.
  .on(AmountChanged, (state) => ({ ...state, amountByBetId: {} }))
  .on(BetAmountsChanged, (state, { amounts, iso }) => {
    const isSame = state.amountIso === null || state.amountIso === iso;
    const changed = Object.fromEntries(amounts.map(({ betId, amount }) => [betId, amount]));
    return {
      ...state,
      amount: isSame ? state.amount : null,
      amountIso: iso,
      amountByBetId: isSame ? { ...state.amountByBetId, ...changed } : changed,
    };
  })
  // A bet picked again does not bring the amount that it once had.
  .on(BetAdded, (state, { bet }) => {
    const { [bet.market.id]: amount, ...others } = state.amountByBetId;
    return amount === undefined ? state : { ...state, amountByBetId: others };
  })
  .on(SinglesRequested, (state) => ({
    ...state,
    oneClickBet: null,
    placement: { tag: "singles" },
    singlesResultCoupons: [],
  }))
  .on(SinglesOpened, (state, { setKey, userId, singles }, { at }) => {
    const opened = singles.map(
      ({ key, coupon }, index): OpenBet => ({
        key,
        sentAt: at,
        coupon,
        isOneClick: false,
        set: { key: setKey, index, size: singles.length },
        userId,
        requestId: null,
        isInDoubt: false,
        isAside: false,
        tries: 0,
        ask: null,
        found: null,
      }),
    );
    return reportingSet({ ...state, open: [...state.open, ...opened] }, setKey);
  })
  .on(PlaceSingles.asked, (state, { ask: { setKey } }) => ({
    ...state,
    open: state.open.map((bet) =>
      bet.set?.key === setKey ? { ...bet, ask: null, found: null } : bet,
    ),
  }));
