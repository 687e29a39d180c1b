import {
  AcceptPrices,
  ChooseChangeCoefAction,
  ChooseCouponAccount,
  ClosePlacement,
  DropOnScoreChange,
  PlaceCoupon,
  RemoveLockedBets,
  RetryPlacement,
  SetAmount,
  StakePossibleAmount,
  TopUpDemoMoney,
} from "../commands/place.ts";
import { PlaceOneClick } from "../commands/placeOneClick.ts";
import { noteButton } from "../epics/coupon/button.ts";
import { askForBets, placeCoupon } from "../epics/coupon/place.ts";
import { PLACE_CHECK } from "../epics/coupon/placeCheck.ts";
import { COUPON_SETTLE, refreshCoupon } from "../epics/coupon/refresh.ts";
import { rememberCouponSettings } from "../epics/coupon/settings.ts";
import { topUpDemoMoney } from "../epics/coupon/topUp.ts";
import { askOneClickBounds } from "../epics/oneClick/bounds.ts";
import { leaveOneClickResult } from "../epics/oneClick/leave.ts";
import { placeSlice } from "../events/coupon/slice.ts";
import { couponEndpoints } from "../infra/http/api/coupon.ts";
import { openBetsPort } from "../infra/ports/openBets.ts";
import { domain } from "./domain.ts";

/** Placing the coupon, and bets without an answer. */
export const placement = domain({
  name: "placement",
  slices: [placeSlice],
  commands: [
    RemoveLockedBets,
    SetAmount,
    StakePossibleAmount,
    ChooseCouponAccount,
    TopUpDemoMoney,
    AcceptPrices,
    ChooseChangeCoefAction,
    DropOnScoreChange,
    PlaceCoupon,
    PlaceOneClick,
    RetryPlacement,
    ClosePlacement,
  ],
  epics: [
    refreshCoupon,
    placeCoupon,
    askForBets,
    noteButton,
    rememberCouponSettings,
    topUpDemoMoney,
    askOneClickBounds,
    leaveOneClickResult,
  ],
  rules: [COUPON_SETTLE, PLACE_CHECK],
  endpoints: couponEndpoints,
  ports: ({ window, areas: { local }, vault, state, report }) => {
    const onOtherTab = (hear: (event: StorageEvent) => void) =>
      window.addEventListener("storage", hear);
    return [{ heard: openBetsPort({ local, vault, state, report, onOtherTab }) }];
  },
});
