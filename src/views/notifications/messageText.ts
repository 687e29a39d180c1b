import type { Notification } from "../../events/notifications/state.ts";
import { useWords } from "../../infra/i18n.ts";
import { groupDigits } from "../format/digits.ts";
import { useSelect } from "../hooks/useSelect.ts";

export type MessageText = {
  readonly title: string;
  readonly text?: string;
  /** Of the button that answers it. */
  readonly answer: string;
  /** Of the button that lets it be; none by default. */
  readonly letBe?: string;
};

/** Words of a message by its key; a key without words stands as it is, so that nothing is kept back. */
export function useMessageText({ text, values }: Notification): MessageText {
  const words = useWords();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  switch (text) {
    case "couponReminder":
      return {
        title: words("notifications.reminderTitle"),
        text: words("notifications.reminderText", { count }),
        answer: words("notifications.reminderGo"),
      };
    case "installApp":
      return {
        title: words("notifications.installTitle"),
        text: words("notifications.installText"),
        answer: words("notifications.installGo"),
      };
    case "updateAvailable":
      return {
        title: words("notifications.updateTitle"),
        text: words("notifications.updateText"),
        answer: words("shell.reload"),
      };
    case "betRemoved":
      return { title: words("coupon.removed"), answer: words("coupon.undo") };
    case "confirmTermsQuestion":
      return {
        title: words("terms.questionTitle"),
        text: words("terms.questionText"),
        answer: words("menu.logOut"),
        letBe: words("terms.goBack"),
      };
    case "information_confirm_terms_error":
      return {
        title: words("terms.errorTitle"),
        text: words("terms.errorText"),
        answer: words("shell.done"),
      };
    case "idleWarning":
      return {
        title: words("notifications.idleWarningTitle"),
        text: words("notifications.idleWarningText"),
        answer: words("menu.stay"),
      };
    case "idleLogoff":
      return {
        title: words("notifications.idleLogoffTitle"),
        text: words("notifications.idleLogoffText", { count: Number(values?.["minutes"] ?? 30) }),
        answer: words("shell.done"),
      };
    case "sessionLimitEnded":
      return {
        title: words("notifications.sessionLimitTitle"),
        text: words("notifications.sessionLimitText"),
        answer: words("shell.done"),
      };
    case "responsible_gaming_confirm_limit_success":
    case "responsible_gaming_cancel_limit_success":
    case "responsible_gaming_confirm_limit_error":
    case "responsible_gaming_cancel_limit_error":
      return { title: words(`notifications.${text}`), answer: words("shell.done") };
    case "main_account_will_set":
      return {
        title: words("notifications.main_account_will_set", {
          number: groupDigits(Number(values?.["id"] ?? 0)),
        }),
        answer: words("shell.done"),
      };
    case "convertMain":
    case "convertAdditional":
    case "convert_account_text_hrk":
      return {
        title: words("notifications.convertTitle"),
        text: words(`notifications.${text}`),
        answer: words("shell.done"),
      };
    case "currencyAdded":
    case "currencyComes":
    case "main_save_success":
    case "main_query_error":
      return { title: words(`notifications.${text}`), answer: words("shell.done") };
    default:
      return { title: text, answer: words("shell.done") };
  }
}
