import {
  AcceptPrices,
  ChooseChangeCoefAction,
  ChooseCouponAccount,
  ClosePlacement,
  DropOnScoreChange,
  PlaceCoupon,
  RetryPlacement,
  SetAmount,
  StakePossibleAmount,
  TopUpDemoMoney,
} from "../commands/placement.ts";
import { DeleteBonusBet, RestoreBonusBet } from "../commands/placement/bonus.ts";
import { LowerExactCoef, SetExactCoef } from "../commands/placement/exactCoef.ts";
import {
  ChooseCouponType,
  DropRefusedSingles,
  FitBetAmounts,
  SetBetAmount,
} from "../commands/placement/singles.ts";
import { RemoveLockedBets } from "../commands/placement/removeLocked.ts";
import { TurnPrepaid } from "../commands/placement/prepaid.ts";
import { ChangeCouponSettings, SetAmountStep } from "../commands/placement/settings.ts";
import {
  JoinBlocks,
  JoinWrongBlock,
  PutInBlock,
  SetBlockAmount,
  SplitIntoBlocks,
} from "../commands/placement/blocks.ts";
import { ChooseSystemSize, MarkBanker } from "../commands/placement/system.ts";
import { TakeTypeBack } from "../commands/placement/typeBack.ts";
import { TurnVipBet } from "../commands/placement/vip.ts";
import { placeOneClick } from "../commands/placeOneClick.ts";
import { closeOnSilence, FEED_SILENCE } from "../epics/placement/feedSilence.ts";
import { tellHeldCoupon } from "../epics/placement/heldCoupon.ts";
import { noteButton } from "../epics/placement/button.ts";
import { askForBets, placeCoupon } from "../epics/placement/place.ts";
import { PLACE_CHECK } from "../epics/placement/placeCheck.ts";
import { askCouponPrepaid } from "../epics/placement/prepaid.ts";
import { COUPON_SETTLE, refreshCoupon } from "../epics/placement/refresh.ts";
import { placeSingles } from "../epics/placement/placeSingles.ts";
import { reportSingles } from "../epics/placement/reportSingles.ts";
import { rememberCouponSettings } from "../epics/placement/settings.ts";
import { topUpDemoMoney } from "../epics/placement/topUp.ts";
import { askMissedBounds } from "../epics/placement/missedBounds.ts";
import { leaveOneClickResult } from "../epics/placement/oneClickResult.ts";
import { leaveResult } from "../epics/placement/leaveResult.ts";
import { antiExpressSlice } from "../events/placement/antiExpressSlice.ts";
import { blocksSlice } from "../events/placement/blocksSlice.ts";
import { choicesSlice } from "../events/placement/choicesSlice.ts";
import { hyperBonusSlice } from "../events/placement/hyperBonusSlice.ts";
import { dependentSlice } from "../events/placement/dependent.ts";
import { feedSilenceSlice } from "../events/placement/feedSilenceSlice.ts";
import { prepaidSlice } from "../events/placement/prepaidSlice.ts";
import { typeBackSlice } from "../events/placement/typeBackSlice.ts";
import { singlesSlice } from "../events/placement/singlesSlice.ts";
import { placeSlice } from "../events/placement/slice.ts";
import { couponEndpoints } from "../infra/http/api/placement.ts";
import { openBetsPort } from "../infra/ports/placement.ts";
import { domain } from "./domain.ts";

/** Placing the coupon, and bets without an answer. */
export const placement = domain({
  name: "placement",
  slices: [
    typeBackSlice,
    prepaidSlice,
    placeSlice,
    singlesSlice,
    blocksSlice,
    antiExpressSlice,
    hyperBonusSlice,
    dependentSlice,
    choicesSlice,
    feedSilenceSlice,
  ],
  commands: [
    RemoveLockedBets,
    SetAmount,
    StakePossibleAmount,
    ChooseCouponAccount,
    TopUpDemoMoney,
    AcceptPrices,
    ChooseChangeCoefAction,
    DropOnScoreChange,
    SetExactCoef,
    LowerExactCoef,
    PlaceCoupon,
    placeOneClick,
    RetryPlacement,
    ClosePlacement,
    ChooseCouponType,
    TakeTypeBack,
    SetBetAmount,
    FitBetAmounts,
    DropRefusedSingles,
    ChooseSystemSize,
    MarkBanker,
    SplitIntoBlocks,
    JoinBlocks,
    PutInBlock,
    JoinWrongBlock,
    SetBlockAmount,
    DeleteBonusBet,
    RestoreBonusBet,
    TurnVipBet,
    TurnPrepaid,
    ChangeCouponSettings,
    SetAmountStep,
  ],
  epics: [
    refreshCoupon,
    placeCoupon,
    askForBets,
    noteButton,
    tellHeldCoupon,
    rememberCouponSettings,
    topUpDemoMoney,
    askMissedBounds,
    leaveOneClickResult,
    leaveResult,
    placeSingles,
    reportSingles,
    closeOnSilence,
    askCouponPrepaid,
  ],
  rules: [COUPON_SETTLE, FEED_SILENCE, PLACE_CHECK],
  endpoints: couponEndpoints,
  ports: ({ window, areas: { local }, vault, state, report, loadSection }) => {
    const onOtherTab = (receive: (event: StorageEvent) => void) =>
      window.addEventListener("storage", receive);
    return [
      { onEntry: openBetsPort({ local, vault, state, report, onOtherTab }) },
      // Who has picked a price looks at the coupon next. What could not be loaded is asked for again then.
      { onArrived: () => void loadSection("coupon").catch(() => {}) },
    ];
  },
});
