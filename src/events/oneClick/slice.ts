import { PlacementRequested } from "../placement/events.ts";
import { ViewFailed } from "../modals/failureEvents.ts";
import { RouteEntered } from "../navigation/events.ts";
import { CommandRefused } from "../runtime/events.ts";
import { SessionClosed } from "../session/events.ts";
import { AppStarted, CameOnline } from "../shell/events.ts";
import { createSlice } from "../slice.ts";
import { OneClickAmountSet, OneClickRefusalClosed, OneClickTurned } from "./events.ts";
import { isKeptAfter } from "./selectors.ts";
import { initial } from "./state.ts";

/** Whether one-click is on, its stake, and why a tap placed no bet. The bet itself belongs to the coupon. */
export const oneClickSlice = createSlice("oneClick", initial)
  .on(AppStarted, (state, { stored }) => ({ ...state, ...stored.oneClick }))
  .on(OneClickTurned, (state, { isActiveOneClick }) => ({
    ...state,
    isActiveOneClick,
    wasTurnedOff: !isActiveOneClick,
    refusal: null,
  }))
  .on(OneClickAmountSet, (state, { sum, isBonusAccount }) => ({
    ...state,
    refusal: null,
    ...(isBonusAccount ? { bonusAccountOneClickAmount: sum } : { oneClickAmount: sum }),
  }))
  .on(PlacementRequested, (state, { coupon, isOneClick }, { at }) => {
    const outcomeId = coupon.bets[0]?.market.id;
    if (isOneClick !== true || outcomeId === undefined) return state;
    return { ...state, refusal: null, tapped: { outcomeId, at } };
  })
  .on(CommandRefused, (state, { command, code }, { at }) =>
    command === "PlaceOneClick" ? { ...state, refusal: { code, at } } : state,
  )
  // The bar says again that a tap places a bet.
  .on(CameOnline, (state) =>
    state.refusal?.code === "offline" ? { ...state, refusal: null } : state,
  )
  .on(OneClickRefusalClosed, (state) => ({ ...state, refusal: null }))
  .on(RouteEntered, (state) =>
    state.refusal === null && !state.wasTurnedOff
      ? state
      : { ...state, refusal: null, wasTurnedOff: false },
  )
  // No player may bet with a tap unknowingly: if the bar cannot be shown, one-click is off.
  .on(ViewFailed, (state, { view }) =>
    view === "oneClick" ? { ...state, isActiveOneClick: false } : state,
  )
  .on(SessionClosed, (state, { reason }) => {
    if (reason === "player") return initial;
    return isKeptAfter(reason) ? state : { ...state, isActiveOneClick: false };
  });
