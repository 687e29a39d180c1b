import { AnswerNotification } from "../../commands/notices.ts";
import {
  CloseNotification,
  HoldNotification,
  ReleaseNotification,
} from "../../commands/notifications.ts";
import { type Notification, stays } from "../../events/notifications/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Snackbar, type TimeLeft, Toast } from "../components/Toast.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useMessageText } from "./messageText.ts";

/** The messages that stand now, newest lowest. */
export function Messages() {
  const notifications = useSelect((state) => state.notifications);
  // A message shown again, or a tab shown again, has its whole time anew.
  const isHidden = useSelect(({ shell }) => shell.isTabHidden);
  return notifications
    .filter(({ isModal }) => isModal !== true)
    .map((notification) => (
      <Message key={`${notification.id}:${isHidden}`} notification={notification} />
    ));
}

function Message({ notification }: { notification: Notification }) {
  const t = useTranslation();
  const send = useSend();
  const { id, status, action, variant } = notification;
  const { title, text, answer, letBe } = useMessageText(notification);
  const isStaying = stays(notification);
  const anyTimeLeft = useTimeLeft();
  const timeLeft = isStaying ? undefined : anyTimeLeft;
  const hold = {
    onHold: () => send(HoldNotification({ id })),
    onRelease: () => send(ReleaseNotification({ id })),
  };
  const close = () => send(CloseNotification({ id }));
  const onAnswer = { text: answer, onPress: () => send(AnswerNotification({ id })) };
  if (variant === "snackbar") {
    return (
      <Snackbar
        text={text ?? title}
        action={action === "none" ? undefined : onAnswer}
        timeLeft={timeLeft}
        {...hold}
      />
    );
  }
  const later = { text: letBe ?? t("notifications.reminderLater"), onPress: close };
  const hasAnswer = action !== "none" || notification.confirm !== undefined;
  const hasLater = letBe !== undefined || !["none", "stay"].includes(action);
  return (
    <Toast
      status={status}
      icon={action === "openCoupon" ? "hourglass" : undefined}
      title={title}
      text={text}
      actions={[...(hasLater ? [later] : []), ...(hasAnswer ? [onAnswer] : [])]}
      timeLeft={timeLeft}
      onClose={close}
      {...hold}
    />
  );
}

/** Of the rule that closes messages, as its timer stands in the state; none while the tab is hidden. */
function useTimeLeft(): TimeLeft | undefined {
  const totalMs = useSelect(
    ({ runtime }) =>
      Object.values(runtime.timers).find(({ rule }) => rule === "NOTICE-CLOSE")?.delayMs,
  );
  return totalMs === undefined ? undefined : { totalMs, leftMs: totalMs, isPaused: false };
}
