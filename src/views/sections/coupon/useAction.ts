import {
  PlaceCoupon,
  RemoveLockedBets,
  StakePossibleAmount,
  TopUpDemoMoney,
} from "../../../commands/placement.ts";
import { FitBetAmounts } from "../../../commands/placement/singles.ts";
import { GoTo } from "../../../commands/navigation.ts";
import {
  type CouponDetails,
  isSingles,
  lockedBets,
  openSingles,
} from "../../../events/coupon/index.ts";
import { type NextAction, nextAction } from "../../../events/placement/index.ts";
import { areLimitsOffered } from "../../../events/limits/index.ts";
import { linkedPath, type Place, pathOf } from "../../../events/navigation/index.ts";
import { type Translate, useTranslation } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useClosedText } from "../../limits/useClosedText.ts";
import { useCouponDetails } from "./useCouponDetails.ts";

/** The main button of the coupon: its texts and its action. */
export type Action = {
  readonly tag: NextAction["tag"];
  readonly text: string;
  readonly note?: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
};

export function useAction(iso: string): Action {
  const t = useTranslation();
  const send = useSend();
  const money = useMoney(iso);
  const details = useCouponDetails();
  const language = useSelect(({ settings }) => settings.language);
  const goTo = (path: string) => () => send(GoTo({ path, isReplacing: false }));
  const go = (route: Place) => goTo(pathOf(route, language));
  const areLimitsShown = useSelect(areLimitsOffered);
  const limitsPath = linkedPath({ name: "responsible" }, language);
  const closedText = useClosedText(iso);
  const action = nextAction(details);
  const { tag } = action;
  const noMoney = t("coupon.noMoney");
  switch (action.tag) {
    case "placing":
      return { tag, text: t("coupon.placing"), isBusy: true, onPress: () => {} };
    case "opening":
      return { tag, text: t("session.restoring"), isBusy: true, onPress: () => {} };
    case "log_in":
      return { tag, text: t("coupon.logInToBet"), onPress: go({ name: "login" }) };
    case "closed":
      return action.by === "limit_reached" && areLimitsShown
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
      return {
        tag,
        text: t("coupon.topUp"),
        note: noMoney,
        isBusy: true,
        onPress: () => {},
      };
    case "no_money":
      return { tag, text: t("coupon.toMatches"), note: noMoney, onPress: go({ name: "live" }) };
    case "remove_locked": {
      const { count } = action;
      return {
        tag,
        text: t("coupon.removeLocked", { count }),
        note: t("coupon.lockedOf", { count, total: details.coupon.bets.length }),
        onPress: () => send(RemoveLockedBets({})),
      };
    }
    case "stake":
      return {
        tag,
        text: t("coupon.stakeAmount", { amount: money(action.amount) }),
        onPress: () => send(StakePossibleAmount({})),
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
      return { tag, text: t("coupon.acceptPlace"), onPress: () => send(PlaceCoupon({})) };
    case "place":
      return { tag, ...placeTexts(details, t), onPress: () => send(PlaceCoupon({})) };
  }
}

/** A set of singles says how many of them are placed, and that locked ones stay. */
function placeTexts(details: CouponDetails, t: Translate): Pick<Action, "text" | "note"> {
  if (!isSingles(details.coupon)) return { text: t("coupon.place") };
  const text = t("coupon.placeSingles", { count: openSingles(details).length });
  const locked = lockedBets(details.coupon).length;
  return locked === 0 ? { text } : { text, note: t("coupon.lockedStay", { count: locked }) };
}

/** A remedy that only changes the coupon never has the colour of the place button. */
const actionTags: ReadonlySet<NextAction["tag"]> = new Set([
  "placing",
  "opening",
  "log_in",
  "ask_again",
  "place_another",
  "accept_place",
  "place",
]);

export const lookOf = ({ tag }: Action): "action" | "ink" =>
  actionTags.has(tag) ? "action" : "ink";
