import { useDeferredValue } from "react";
import { AnswerNotification } from "../../commands/notices.ts";
import {
  CloseNotification,
  HoldNotification,
  ReleaseNotification,
} from "../../commands/notifications.ts";
import { type Notification, stays } from "../../events/notifications/index.ts";
import { translationsOf, useTranslation } from "../../infra/i18n.ts";
import { Snackbar, type TimeLeft, Toast } from "../components/Toast.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { OptionalPart } from "../shell/OptionalPart.tsx";
import { isBetNews, useMessageText } from "./messageText.ts";
import { withTranslations } from "../shell/withTranslations.ts";

/** The open messages, newest at the bottom. */
export function Messages() {
  // After the paint of what was tapped: a message over the page changes its layers.
  const notifications = useDeferredValue(useSelect((state) => state.notifications));
  // When the tab becomes visible again, each message restarts its full time.
  const isHidden = useSelect(({ shell }) => shell.isTabHidden);
  return notifications
    .filter(({ isModal }) => isModal !== true)
    .map((notification) =>
      isBetNews(notification) ? (
        <LateBetNews key={`${notification.id}:${isHidden}`} notification={notification} />
      ) : (
        <Message key={`${notification.id}:${isHidden}`} notification={notification} />
      ),
    );
}

const BetNews = withTranslations(
  () => import("./BetNews.tsx"),
  "BetNews",
  () => translationsOf("coupon"),
);

/** Its words come with it; without them it is not shown, and the lists of bets say the same. */
function LateBetNews({ notification }: { notification: Notification }) {
  const timeLeft = useTimeLeft();
  return (
    <OptionalPart>
      <BetNews notification={notification} timeLeft={timeLeft} />
    </OptionalPart>
  );
}

function Message({ notification }: { notification: Notification }) {
  const t = useTranslation();
  const send = useSend();
  const { id, status, action, variant } = notification;
  const { title, text, answer, letBe: cancel } = useMessageText(notification);
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
  const later = { text: cancel ?? t("notifications.reminderLater"), onPress: close };
  const hasAnswer = action !== "none" || notification.confirm !== undefined;
  const hasLater = cancel !== undefined || !["none", "stay"].includes(action);
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

/** Time left of the timer of the rule that closes messages; undefined while the tab is hidden. */
function useTimeLeft(): TimeLeft | undefined {
  const totalMs = useSelect(
    ({ runtime }) =>
      Object.values(runtime.timers).find(({ rule }) => rule === "NOTICE-CLOSE")?.delayMs,
  );
  return totalMs === undefined ? undefined : { totalMs, leftMs: totalMs, isPaused: false };
}
