import { AccountSwitched } from "../account/events.ts";
import { CouponPlaced } from "../coupon/events.ts";
import {
  type CouponState,
  couponSlice,
  permanentIdsOf,
  notEnoughMoney,
  outcomesOf,
  pickedBets,
} from "../coupon/index.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { CouponAccountChosen, CouponRejected } from "./events.ts";
import { openBet } from "./openBets.ts";
import { CouponPrepaid, PrepaidTurned } from "./prepaidEvents.ts";

const withoutPrepaid = (state: CouponState): CouponState => {
  const { prepaid, ...rest } = state;
  return prepaid === undefined ? state : rest;
};

/** What of the coupon is paid in advance. Runs before the bets that were answered are dropped. */
export const prepaidSlice = createSlice("coupon", couponSlice.initial)
  .on(PrepaidTurned, (state, { isOn }) => ({
    ...state,
    // Off, a refusal is forgotten too: it may be another day.
    prepaid: isOn ? { ...state.prepaid, isOn } : { isOn },
    ...(state.placement.tag === "refused" &&
      state.oneClickBet === null && { placement: { tag: "editing" } as const }),
  }))
  .on(CouponRejected, (state, { key, code }) => {
    const sent = openBet(state, key)?.coupon;
    if (code !== notEnoughMoney || sent?.options?.prepaidAmount === undefined) return state;
    const refused = { outcomes: outcomesOf(pickedBets(sent.bets)), most: null };
    return { ...state, prepaid: { isOn: state.prepaid?.isOn === true, refused } };
  })
  .on(CouponPrepaid.answered, (state, { ask, body }) =>
    state.prepaid?.refused === undefined ||
    ask.permanentIds.join() !== permanentIdsOf(state.bets).join()
      ? state
      : {
          ...state,
          prepaid: {
            ...state.prepaid,
            refused: { ...state.prepaid.refused, most: body.availablePrepaidAmount },
          },
        },
  )
  .on(CouponPlaced, (state, { key }) =>
    openBet(state, key)?.isOneClick === true ? state : withoutPrepaid(state),
  )
  .on(CouponAccountChosen, withoutPrepaid)
  .on(AccountSwitched, withoutPrepaid)
  .on(SessionClosed, withoutPrepaid);
