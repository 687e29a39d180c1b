import type { Notification } from "../../events/notifications/state.ts";
import { useWords } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";

export type MessageText = {
  readonly title: string;
  readonly text?: string;
  /** Of the button that answers it. */
  readonly answer: string;
};

/** Words of a message by its key; a key without words stands as it is, so that nothing is kept back. */
export function useMessageText({ text }: Notification): MessageText {
  const words = useWords();
  const count = useSelect(({ coupon }) => coupon.bets.length);
  switch (text) {
    case "couponReminder":
      return {
        title: words("notifications.reminderTitle"),
        text: words("notifications.reminderText", { count }),
        answer: words("notifications.reminderGo"),
      };
    case "betRemoved":
      return { title: words("coupon.removed"), answer: words("coupon.undo") };
    default:
      return { title: text, answer: words("shell.done") };
  }
}
