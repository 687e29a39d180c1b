import { PlaceCoupon, RemoveLockedBets, SetAmount } from "../../../commands/place.ts";
import { GoTo } from "../../../commands/shell.ts";
import { activeAccount } from "../../../events/account/state.ts";
import { intentOf } from "../../../events/coupon/intent.ts";
import { pathOf, type Place } from "../../../events/navigation/route.ts";
import { playClosedTo } from "../../../events/limits/selectors.ts";
import { useWords } from "../../../infra/i18n.ts";
import { useMoney } from "../../hooks/useMoney.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useClosedWords } from "../../limits/useClosedWords.ts";
import { nextAction } from "./nextAction.ts";
import type { Stake } from "./stake.ts";

/** The one button of the coupon: its words and what it does. */
export type Action = {
  readonly text: string;
  readonly note?: string;
  readonly isBusy?: boolean;
  readonly onPress: () => void;
};

export function useAction(stake: Stake): Action {
  const words = useWords();
  const send = useSend();
  const money = useMoney(stake.iso);
  const coupon = useSelect((state) => state.coupon);
  const session = useSelect((state) => state.session.tag);
  const account = useSelect((state) => activeAccount(state.account));
  const language = useSelect(({ settings }) => settings.language);
  const go = (route: Place) => () =>
    send(GoTo({ path: pathOf(route, language), isReplacing: false }));
  const intent = useSelect(intentOf);
  const closed = useSelect((state) => playClosedTo(state, state.coupon.amount ?? 0));
  const whyClosed = useClosedWords(stake.iso);
  const action = nextAction(coupon, session, account, stake, intent, closed);
  switch (action.tag) {
    case "placing":
      return { text: words("coupon.placing"), isBusy: true, onPress: () => {} };
    case "opening":
      return { text: words("session.restoring"), isBusy: true, onPress: () => {} };
    case "log_in":
      return { text: words("coupon.logInToBet"), onPress: go({ name: "login" }) };
    case "closed":
      return {
        text: words("coupon.toHistory"),
        note: whyClosed(action.by),
        onPress: go({ name: "history" }),
      };
    case "no_money":
      return {
        text: words("coupon.toMatches"),
        note: words("coupon.noMoney"),
        onPress: go({ name: "live" }),
      };
    case "remove_locked": {
      const { count } = action;
      return {
        text: words("coupon.removeLocked", { count }),
        note: words("coupon.lockedOf", { count, total: coupon.bets.length }),
        onPress: () => send(RemoveLockedBets({})),
      };
    }
    case "stake":
      return {
        text: words("coupon.stakeAmount", { amount: money(action.amount) }),
        onPress: () => send(SetAmount({ amount: action.amount })),
      };
    case "ask_again":
      return {
        text: words("coupon.askAgain"),
        note: words("coupon.openSame"),
        onPress: () => send(PlaceCoupon({})),
      };
    case "place_another":
      return {
        text: words("coupon.placeAnother"),
        note: words("coupon.openOther"),
        onPress: () => send(PlaceCoupon({ isAnotherBet: true })),
      };
    case "accept_place":
      return { text: words("coupon.acceptPlace"), onPress: () => send(PlaceCoupon({})) };
    case "place":
      return { text: words("coupon.place"), onPress: () => send(PlaceCoupon({})) };
  }
}
