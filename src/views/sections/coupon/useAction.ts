import { RefreshAccounts } from "../../../commands/account.ts";
import { PlaceCoupon, StakePossibleAmount, TopUpDemoMoney } from "../../../commands/placement.ts";
import { RemoveLockedBets } from "../../../commands/placement/removeLocked.ts";
import { CheckCouponPromo, RemoveCouponPromo } from "../../../commands/couponPromo.ts";
import { LowerExactCoef } from "../../../commands/placement/exactCoef.ts";
import { JoinWrongBlock } from "../../../commands/placement/blocks.ts";
import { ChooseCouponType, FitBetAmounts } from "../../../commands/placement/singles.ts";
import { GoTo } from "../../../commands/navigation.ts";
import { isAntiExpress, lockedBets } from "../../../events/coupon/index.ts";
import type { NextAction } from "../../../events/placement/index.ts";
import { areLimitsOffered, type PlayClosed } from "../../../events/limits/index.ts";
import { linkedPath, type Place, pathOf } from "../../../events/navigation/index.ts";
import { couponOdds } from "../../../events/money/odds.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useCoefView } from "../../hooks/usePrice.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useClosedText } from "../../limits/useClosedText.ts";
import { offerOf } from "./offer.ts";
import { placeTexts } from "./placeTexts.ts";
import { useCouponDetails } from "./useCouponDetails.ts";
import { usePlacedSum } from "./usePlacedSum.ts";
import { usePromoReason } from "./usePromoReason.ts";

/** The main button of the coupon: its texts and its action. */
export type Action = {
  readonly tag: NextAction["tag"];
  readonly text: string;
  readonly note?: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
};

const waiting = { isBusy: true, onPress: () => {} };

/** What the page of limits explains or ends. */
const explained: ReadonlySet<PlayClosed | "amount_above_single_wager"> = new Set([
  "amount_above_single_wager",
  "limit_reached",
  "limits_missing",
  "limits_unanswered",
  "restricted",
  "register_silent",
  "active_elsewhere",
  "activity_waiting",
]);

export function useAction(iso: string, isPanel: boolean | undefined): Action {
  const actionOf = useActions(iso);
  return actionOf(offerOf(useCouponDetails(), isPanel).next);
}

/** The texts of an action of the coupon, and what a tap on it does. */
export function useActions(iso: string): (action: NextAction) => Action {
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(iso);
  const details = useCouponDetails();
  const viewId = useCoefView();
  const oddsOf = couponOdds(isAntiExpress(details.coupon));
  const language = useSelect(({ settings }) => settings.language);
  const goTo = (path: string) => () => send(GoTo({ path, isReplacing: false }));
  const go = (route: Place) => goTo(pathOf(route, language));
  const areLimitsShown = useSelect(areLimitsOffered);
  const limitsPath = linkedPath({ name: "responsible" }, language);
  const closedText = useClosedText(iso);
  const reason = usePromoReason();
  const noMoney = t("coupon.noMoney");
  const sum = usePlacedSum(iso);
  return (action) => {
    const { tag } = action;
    switch (action.tag) {
      case "placing":
        return { tag, text: t("coupon.placing"), ...waiting };
      case "opening":
        return { tag, text: t("session.restoring"), ...waiting };
      case "refresh_accounts":
        return {
          tag,
          text: t("shell.main_refreshing_button"),
          note: t("account.refreshFailed"),
          onPress: () => send(RefreshAccounts({})),
        };
      case "log_in":
        return { tag, text: t("coupon.logInToBet"), onPress: go({ name: "login" }) };
      case "closed":
        return explained.has(action.by) && areLimitsShown
          ? {
              tag,
              text: t("titles.responsible"),
              note: closedText(action.by),
              onPress: goTo(limitsPath),
            }
          : {
              tag,
              text: t("coupon.toHistory"),
              note: closedText(action.by),
              onPress: go({ name: "history" }),
            };
      case "top_up":
        return {
          tag,
          text: t("coupon.topUp"),
          note: noMoney,
          onPress: () => send(TopUpDemoMoney({})),
        };
      case "topping_up":
        return { tag, text: t("coupon.topUp"), note: noMoney, ...waiting };
      case "add_bets":
        return { tag, text: t("coupon.toMatches"), onPress: go({ name: "live" }) };
      case "no_money":
        return { tag, text: t("coupon.toMatches"), note: noMoney, onPress: go({ name: "live" }) };
      case "remove_locked": {
        const { count, lock } = action;
        return {
          tag,
          text: t("coupon.removeLocked", { count }),
          note: t("coupon.lockedOf", {
            count: lockedBets(details.coupon).length,
            total: details.coupon.bets.length,
          }),
          onPress: () => send(RemoveLockedBets(lock === undefined ? {} : { lock })),
        };
      }
      case "lower_exact_coef":
        return {
          tag,
          text: t("coupon.lowerOdds", { odds: oddsOf(action.coef, viewId) }),
          note: t("coupon.belowLowest", {
            odds: oddsOf(details.coupon.exactCoef, viewId),
          }),
          onPress: () => send(LowerExactCoef({})),
        };
      case "checking_promo":
        return { tag, text: t("couponPromo.checking"), ...waiting };
      case "check_promo":
        return {
          tag,
          text: t("couponPromo.check"),
          note: t("couponPromo.unchecked"),
          onPress: () => send(CheckCouponPromo({})),
        };
      case "drop_promo":
        return {
          tag,
          text: t("couponPromo.remove"),
          note: reason(action.problem),
          onPress: () => send(RemoveCouponPromo({})),
        };
      case "stake":
        return {
          tag,
          text: t("coupon.stakeAmount", { amount: money(action.amount) }),
          onPress: () => send(StakePossibleAmount({})),
        };
      case "join_block": {
        const { blockId: id, missing } = action.block;
        return {
          tag,
          text: t("coupon.blocksJoin", { id }),
          note:
            missing > 0
              ? t("coupon.blocksLacks", { id, count: missing })
              : t("coupon.blocksTooMany", { id }),
          onPress: () => send(JoinWrongBlock({})),
        };
      }
      case "make_express":
        return {
          tag,
          text: t("coupon.blocksMakeExpress"),
          note: t("coupon.blocksNotOffered"),
          onPress: () => send(ChooseCouponType({ typeId: 1 })),
        };
      case "leave_anti_express":
        return {
          tag,
          text: t("coupon.blocksMakeExpress"),
          note: t("coupon.antiExpressNone"),
          onPress: () => send(ChooseCouponType({ typeId: 1 })),
        };
      case "pricing":
        return { tag, text: t("coupon.antiExpressPricing"), ...waiting };
      case "awaiting_prices":
        return {
          tag,
          text: t("coupon.awaitingOdds"),
          note: t("coupon.feedSilent", { seconds: Math.round(action.ms / 1000) }),
          ...waiting,
        };
      case "fit_amounts":
        return {
          tag,
          text: t("coupon.fitAmounts", { total: money(action.total) }),
          onPress: () => send(FitBetAmounts({})),
        };
      case "ask_again":
        return {
          tag,
          text: t("coupon.askAgain"),
          note: t("coupon.openSame"),
          onPress: () => send(PlaceCoupon({})),
        };
      case "place_another":
        return {
          tag,
          text: t("coupon.placeAnother"),
          note: t("coupon.openOther"),
          onPress: () => send(PlaceCoupon({ isAnotherBet: true })),
        };
      case "accept_place":
        return {
          tag,
          text: t("coupon.acceptPlace"),
          ...sum,
          onPress: () => send(PlaceCoupon({})),
        };
      case "place":
        return { tag, ...placeTexts(details, t), ...sum, onPress: () => send(PlaceCoupon({})) };
    }
  };
}

/** A remedy that only changes the coupon never has the colour of the place button. */
const actionTags: ReadonlySet<NextAction["tag"]> = new Set([
  "placing",
  "opening",
  "pricing",
  "awaiting_prices",
  "log_in",
  "ask_again",
  "place_another",
  "accept_place",
  "place",
]);

export const lookOf = ({ tag }: Action): "action" | "ink" =>
  actionTags.has(tag) ? "action" : "ink";
