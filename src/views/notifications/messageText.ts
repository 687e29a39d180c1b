import { type Notification, defaultTitle } from "../../events/notifications/index.ts";
import { type TranslationKey, useTranslation, type Translate } from "../../infra/i18n.ts";
import { groupDigits } from "../format/digits.ts";
import { useSelect } from "../hooks/useSelect.ts";

export type MessageText = {
  readonly title: string;
  readonly text?: string | undefined;
  /** Label of the main button. */
  readonly answer: string;
  /** Label of the button that dismisses it; none by default. */
  readonly letBe?: string | undefined;
};

/** What became of a bet, or of what was asked for one: it has a view of its own, which speaks for itself. */
export const isBetNews = ({ text }: Notification): boolean =>
  ["betSettled", "betsSettled", "cashOutRefused", "powerBetRefused"].includes(text);

/**
 * Translates a key; a text that is not a key, such as one from the server, is shown as it is.
 * [server-calls-003]
 */
function textOr(t: Translate, text: string, values?: Notification["values"]): string {
  if (!/^[a-zA-Z][a-zA-Z0-9_]*$/.test(text)) return text;
  const key = `notifications.${text}`;
  // The dictionary returns an unknown key unchanged.
  const translated = t(key as TranslationKey, values ?? {});
  return translated === key ? text : translated;
}

/**
 * Texts of a notification: its own, those of its key, or by default those of its status. [notifications-001]
 * [notifications-007]
 */
export function useMessageText(notification: Notification): MessageText {
  const { text, values } = notification;
  const t = useTranslation();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  switch (text) {
    case "couponReminder":
      return {
        title: t("notifications.reminderTitle"),
        text: t("notifications.reminderText", { count }),
        answer: t("notifications.reminderGo"),
      };
    case "installApp":
      return {
        title: t("notifications.installTitle"),
        text: t("notifications.installText"),
        answer: t("notifications.installGo"),
      };
    case "updateAvailable":
      return {
        title: t("notifications.updateTitle"),
        text: t("notifications.updateText"),
        answer: t("shell.reload"),
      };
    case "betRemoved":
      return { title: t("coupon.removed"), answer: t("coupon.undo") };
    case "couponBusy":
    case "couponFull":
      return { title: textOr(t, text, values), answer: t("shell.done") };
    case "favoritesFull":
      return { title: t("favorites.full"), answer: t("shell.done") };
    case "favoriteRemoved":
      return { title: t("favorites.removed"), answer: t("coupon.undo") };
    case "couponCleared":
      return {
        title: t("coupon.cleared", { count: Number(values?.["count"] ?? 0) }),
        answer: t("coupon.undo"),
      };
    case "confirmTermsQuestion":
      return {
        title: t("terms.questionTitle"),
        text: t("terms.questionText"),
        answer: t("menu.logOut"),
        letBe: t("terms.goBack"),
      };
    case "information_confirm_terms_error":
      return {
        title: t("terms.errorTitle"),
        text: t("terms.errorText"),
        answer: t("shell.done"),
      };
    case "idleWarning":
      return {
        title: t("notifications.idleWarningTitle"),
        text: t("notifications.idleWarningText"),
        answer: t("menu.stay"),
      };
    case "idleLogoff":
      return {
        title: t("notifications.idleLogoffTitle"),
        text: t("notifications.idleLogoffText", { count: Number(values?.["minutes"] ?? 30) }),
        answer: t("shell.done"),
      };
    case "sessionExpired":
      return {
        title: t("notifications.idleLogoffTitle"),
        text: t("errors.c21"),
        answer: t("shell.done"),
      };
    case "sessionLimitEnded":
      return {
        title: t("notifications.sessionLimitTitle"),
        text: t("notifications.sessionLimitText"),
        answer: t("shell.done"),
      };
    case "panicButtonDone":
      return {
        title: t("notifications.panicDoneTitle"),
        text: t("notifications.panicDoneText"),
        answer: t("shell.done"),
      };
    case "panicButtonFailed":
      return {
        title: t("notifications.panicFailedTitle"),
        text: t("notifications.panicFailedText"),
        answer: t("shell.done"),
      };
    case "notStored":
      return {
        title: t("notifications.notStoredTitle"),
        text: t("notifications.notStoredText"),
        answer: t("shell.done"),
      };
    case "main_account_will_set":
      return {
        title: t("notifications.main_done"),
        text: t("notifications.main_account_will_set", {
          number: groupDigits(Number(values?.["id"] ?? 0)),
        }),
        answer: t("notifications.main_ok"),
      };
    case "convertMain":
    case "convertAdditional":
    case "convert_account_text_hrk":
      return {
        title: t("notifications.convertTitle"),
        text: t(`notifications.${text}`),
        answer: t("shell.done"),
      };
    default: {
      const { status, title, confirm, cancel, hasCancel } = notification;
      const translate = (key: string) => textOr(t, key, values);
      return {
        title: translate(title ?? defaultTitle[status]),
        text: translate(text),
        answer: translate(confirm ?? "main_ok"),
        letBe: hasCancel === true ? translate(cancel ?? "main_cancel") : undefined,
      };
    }
  }
}
