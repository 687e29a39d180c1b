import { AnswerNotification } from "../../commands/notices.ts";
import { CloseNotification } from "../../commands/notifications.ts";
import type { Notification } from "../../events/notifications/index.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useMessageText } from "./messageText.ts";

/** Messages over everything else; only their buttons close them. [error-028] */
export function ModalMessages() {
  const notifications = useSelect((state) => state.notifications);
  return notifications
    .filter(({ isModal }) => isModal === true)
    .map((notification) => <ModalMessage key={notification.id} notification={notification} />);
}

function ModalMessage({ notification }: { notification: Notification }) {
  const send = useSend();
  const { id } = notification;
  const { title, text, answer, letBe } = useMessageText(notification);
  return (
    <Dialog
      isAlert
      title={title}
      text={text}
      actions={
        <>
          <Button isWide onPress={() => send(AnswerNotification({ id }))}>
            {answer}
          </Button>
          {letBe !== undefined && (
            <Button isWide onPress={() => send(CloseNotification({ id }))}>
              {letBe}
            </Button>
          )}
        </>
      }
    />
  );
}
