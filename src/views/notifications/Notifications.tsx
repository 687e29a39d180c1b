import { useDeferredValue } from "react";
import type { Notification } from "../../events/notifications/index.ts";
import { LiveRegions } from "../components/LiveRegions.tsx";
import { ToastStack } from "../components/Toast.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useIsWide } from "../shell/useIsWide.ts";
import { Messages } from "./Messages.tsx";
import { ModalMessages } from "./ModalMessages.tsx";
import { isBetNews, useMessageText } from "./messageText.ts";

/** Messages over the page, and their live region. An open coupon shows them in its own footer instead. */
export function Notifications() {
  const newest = useSelect(({ notifications }) => notifications.at(-1));
  const isPage = useSelect(({ navigation }) => navigation.route.name === "coupon");
  const isPanel = useSelect(({ navigation }) => navigation.isQuickCouponOpen);
  const isWide = useIsWide();
  const isInCoupon = isPage || (isPanel && !isWide);
  return (
    <>
      {newest !== undefined && newest.isModal !== true && !isBetNews(newest) && (
        <MessageAnnouncer newest={newest} />
      )}
      {!isInCoupon && (
        <ToastStack>
          <Messages />
        </ToastStack>
      )}
      <ModalMessages />
    </>
  );
}

/** A live region announces only changes, so the text is set after it is mounted. */
function MessageAnnouncer({ newest }: { newest: Notification }) {
  const { title, text } = useMessageText(newest);
  const message = [newest.variant === "snackbar" ? (text ?? title) : title, text]
    .filter((line, index, all) => line !== undefined && all.indexOf(line) === index)
    .join(" ");
  const spoken = useDeferredValue(message, "");
  const isUrgent = newest.status === "error" || newest.action === "stay";
  return <LiveRegions polite={isUrgent ? "" : spoken} assertive={isUrgent ? spoken : ""} />;
}
