import { TopUpDemoMoney } from "../demoMoney/events.ts";
import { AppStarted } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { CouponPlaced, PricesAccepted } from "./events.ts";
import { changeCoefActions } from "./oddsConsent.ts";
import {
  AmountChanged,
  ChangeCoefActionChosen,
  CouponAccountChosen,
  CouponButtonChanged,
  CouponPending,
  CouponRejected,
  DropOnScoreChangeChosen,
  LoadCouponLimits,
  PlaceCouponCall,
  PlacementClosed,
  PlacementLost,
  PlacementRequested,
  PlacementRetried,
  PlacementUnknown,
  RefreshCoupon,
} from "./placeEvents.ts";
import { couponSlice, priced, withBets } from "./state.ts";

/** Amount, locks, bounds and placing of the coupon; loads apart from `couponSlice`, whose state it goes on with. */
export const placeSlice = createSlice("coupon", couponSlice.initial)
  .on(AppStarted, (state, { stored: { couponSettings = {} } }) => {
    const { changeCoefAction = state.changeCoefAction, ...others } = couponSettings;
    const isAction = changeCoefActions.some((action) => action === changeCoefAction);
    return { ...state, ...others, ...(isAction ? { changeCoefAction } : {}) };
  })
  .on(AmountChanged, (state, { amount, iso }) => ({ ...state, amount, amountIso: iso ?? null }))
  .on(CouponAccountChosen, (state, { accountId }) => ({ ...state, accountId }))
  .on(ChangeCoefActionChosen, (state, { changeCoefAction }) => ({
    ...state,
    changeCoefAction,
  }))
  .on(DropOnScoreChangeChosen, (state, { isDropOnScoreChange }) => ({
    ...state,
    isDropOnScoreChange,
  }))
  .on(PricesAccepted, (state, { prices }) => ({
    ...state,
    placement: { tag: "editing" },
    bets: state.bets.map((bet) => {
      const coef = prices.find(({ betId }) => betId === bet.market.id)?.coef;
      return coef === undefined ? bet : { ...bet, market: { ...bet.market, coef } };
    }),
  }))
  .on(RefreshCoupon.answered, (state, { body }) => ({
    ...state,
    bets: state.bets.map((bet) => {
      const fresh = body.bets.find(({ market }) => market.id === bet.market.id);
      if (fresh === undefined) return bet;
      const {
        isBlocked = false,
        isDepend = false,
        isBannedExpress = false,
        isDisabledBanker = false,
      } = fresh;
      return { ...bet, isBlocked, isDepend, isBannedExpress, isDisabledBanker };
    }),
  }))
  .on(LoadCouponLimits.answered, (state, { ask, body }) => ({
    ...state,
    minBetAmount: body.minBetAmount,
    maxBetAmount: body.maxBetAmount,
    amountStep: body.amountStep,
    initialAmount: body.initialAmount,
    boundsAccountId: ask.accountId,
  }))
  .on(CouponButtonChanged, (state, { label }, { at }) => ({
    ...state,
    button: {
      label,
      // A button that was not there before, or that goes, is not mistaken for another one.
      changedAt: label === null || state.button.label === null ? null : at,
    },
  }))
  .on(TopUpDemoMoney.asked, (state) => ({ ...state, isToppingUp: true }))
  .on(TopUpDemoMoney.answered, (state) => ({ ...state, isToppingUp: false }))
  .on(TopUpDemoMoney.failed, (state) => ({ ...state, isToppingUp: false }))
  .on(PlacementRequested, (state, { coupon, isOneClick }) => ({
    ...state,
    placement: { tag: "sending", key: null },
    oneClickBet: isOneClick === true ? (coupon.bets[0] ?? null) : null,
  }))
  .on(PlacementRetried, (state, { key }) => ({ ...state, placement: { tag: "sending", key } }))
  .on(PlaceCouponCall.asked, (state, { ask }) => ({
    ...state,
    placement: { tag: "sending", key: ask.key },
    sent: { key: ask.key, coupon: ask.coupon },
  }))
  .on(CouponPending, (state, { key, checkAt }) => ({
    ...state,
    placement: { tag: "pending", key, checkAt },
  }))
  .on(PlacementUnknown, (state, { key, tries }) => ({
    ...state,
    placement: { tag: "unknown", key, tries },
  }))
  .on(PlacementLost, (state, { key }) => ({ ...state, placement: { tag: "lost", key } }))
  .on(CouponRejected, (state, { code, message, changed }) => ({
    ...priced(state, {
      ids: changed.map(({ betId }) => betId),
      coefs: changed.map(({ coef }) => coef),
      states: changed.map(({ isBlocked }) => (isBlocked ? 1 : 0)),
    }),
    placement: { tag: "refused", code, message: message ?? null },
    sent: null,
  }))
  .on(CouponPlaced, (state, { couponId, coef, amount, possibleWin }) => {
    const { oneClickBet } = state;
    const bets = oneClickBet === null ? state.bets : [oneClickBet];
    // A bet beside the coupon leaves that as it is.
    const left =
      oneClickBet === null
        ? { ...withBets(state, []), addedAtByBetId: {}, prices: {}, lastRemoved: null }
        : state;
    return {
      ...left,
      placement: { tag: "accepted", couponId, coef, amount, possibleWin, bets },
      sent: null,
    };
  })
  .on(PlacementClosed, (state) => ({ ...state, placement: { tag: "editing" }, sent: null }));
