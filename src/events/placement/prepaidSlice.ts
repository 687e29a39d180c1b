import { AccountSwitched, PrepaidAmount } from "../account/events.ts";
import { CouponPlaced } from "../coupon/events.ts";
import {
  type CouponState,
  couponSlice,
  notEnoughMoney,
  outcomesOf,
  type Prepaid,
  pickedBets,
  prepaidKey,
  type PrepaidQuestion,
} from "../coupon/index.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { CouponAccountChosen, CouponRejected } from "./events.ts";
import { openBet } from "./openBets.ts";
import { CouponPrepaid, PrepaidTurned } from "./prepaidEvents.ts";

const withoutPrepaid = (state: CouponState): CouponState => {
  const { prepaid, ...rest } = state;
  if (state.cleared?.isPrepaid === true)
    return { ...rest, cleared: { ...state.cleared, isPrepaid: false } };
  return prepaid === undefined ? state : rest;
};

/** What was said of the coupon before is not said any more. */
const untold = (state: CouponState): CouponState => {
  if (state.prepaid?.told === undefined) return state;
  const { told: _, ...prepaid } = state.prepaid;
  return { ...state, prepaid };
};

const withTold = (state: CouponState, told: NonNullable<Prepaid["told"]>): CouponState => ({
  ...state,
  prepaid: { isOn: false, ...state.prepaid, told },
});

/** An answer counts as long as no other coupon has been asked about since. */
const isAwaited = ({ prepaid }: CouponState, ask: PrepaidQuestion): boolean =>
  prepaid?.told?.tag === "asked" && prepaid.told.of === prepaidKey(ask);

/** What of the coupon is paid in advance. Runs before the bets that were answered are dropped. */
export const prepaidSlice = createSlice("coupon", couponSlice.initial)
  .on(PrepaidTurned, (state, { isOn }) => {
    const { refused, ...kept } = { ...state.prepaid, isOn };
    return {
      ...state,
      // Off, a refusal is forgotten too: it may be another day.
      prepaid: isOn && refused !== undefined ? { ...kept, refused } : kept,
      ...(state.placement.tag === "refused" &&
        state.oneClickBet === null && { placement: { tag: "editing" } as const }),
    };
  })
  .on(CouponRejected, (state, { key, code }) => {
    if (code !== notEnoughMoney) return state;
    const sent = openBet(state, key)?.coupon;
    const asked = untold(state);
    if (sent?.options?.prepaidAmount === undefined) return asked;
    const refused = outcomesOf(pickedBets(sent.bets));
    return { ...asked, prepaid: { isOn: false, ...asked.prepaid, refused } };
  })
  .on(CouponPrepaid.asked, (state, { ask }) =>
    withTold(state, { of: prepaidKey(ask), tag: "asked" }),
  )
  .on(CouponPrepaid.answered, (state, { ask, body }) =>
    isAwaited(state, ask)
      ? withTold(state, {
          of: prepaidKey(ask),
          tag: "told",
          most: body.availablePrepaidAmount,
          ...(body.currencyIso !== undefined && { iso: body.currencyIso }),
        })
      : state,
  )
  .on(CouponPrepaid.failed, (state, { ask }) =>
    isAwaited(state, ask) ? withTold(state, { of: prepaidKey(ask), tag: "failed" }) : state,
  )
  // Open bets have changed: also those that pay for this coupon.
  .on(PrepaidAmount.answered, untold)
  .on(CouponPlaced, (state, { key }) =>
    openBet(state, key)?.isOneClick === true ? state : withoutPrepaid(state),
  )
  .on(CouponAccountChosen, withoutPrepaid)
  .on(AccountSwitched, withoutPrepaid)
  .on(SessionClosed, withoutPrepaid);
