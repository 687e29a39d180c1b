import { defaultTitle } from "../../events/notifications/notice.ts";
import type { Notification } from "../../events/notifications/state.ts";
import { type Phrase, useWords, type Words } from "../../infra/i18n.ts";
import { groupDigits } from "../format/digits.ts";
import { useSelect } from "../hooks/useSelect.ts";

export type MessageText = {
  readonly title: string;
  readonly text?: string | undefined;
  /** Of the button that answers it. */
  readonly answer: string;
  /** Of the button that lets it be; none by default. */
  readonly letBe?: string | undefined;
};

/**
 * Words of the dictionary by their key; a text that is no key, such as the server's own, stands as it is.
 * [server-calls-003]
 */
function wordsOr(words: Words, text: string, values?: Notification["values"]): string {
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(text)) return text;
  const key = `notifications.${text}`;
  // A key that no dictionary has comes back as it went in.
  const found = words(key as Phrase, values ?? {});
  return found === key ? text : found;
}

/**
 * Words of a notice: its own, or those of its key, or by default those of its status. [notifications-001]
 * [notifications-007]
 */
export function useMessageText(notification: Notification): MessageText {
  const { text, values } = notification;
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
    case "notStored":
      return {
        title: words("notifications.notStoredTitle"),
        text: words("notifications.notStoredText"),
        answer: words("shell.done"),
      };
    case "main_account_will_set":
      return {
        title: words("notifications.main_done"),
        text: words("notifications.main_account_will_set", {
          number: groupDigits(Number(values?.["id"] ?? 0)),
        }),
        answer: words("notifications.main_ok"),
      };
    case "convertMain":
    case "convertAdditional":
    case "convert_account_text_hrk":
      return {
        title: words("notifications.convertTitle"),
        text: words(`notifications.${text}`),
        answer: words("shell.done"),
      };
    default: {
      const { status, title, confirm, cancel, hasCancel } = notification;
      const say = (key: string) => wordsOr(words, key, values);
      return {
        title: say(title ?? defaultTitle[status]),
        text: say(text),
        answer: say(confirm ?? "main_ok"),
        letBe: hasCancel === true ? say(cancel ?? "main_cancel") : undefined,
      };
    }
  }
}
