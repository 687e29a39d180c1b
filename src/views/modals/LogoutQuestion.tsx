import { SignOut } from "../../commands/session.ts";
import { useWords } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSend } from "../hooks/useSend.ts";

/** Asks once more before the player leaves; staying weighs the same. [modals-008] */
export function LogoutQuestion(props: { onClose: () => void }) {
  const { onClose } = props;
  const words = useWords();
  const send = useSend();
  const leave = () => {
    onClose();
    send(SignOut({}));
  };
  return (
    <Dialog
      isAlert
      title={words("modals.logoutTitle")}
      text={words("menu.logOutText")}
      onClose={onClose}
      actions={
        <>
          <Button onPress={leave}>{words("menu.logOut")}</Button>
          <Button onPress={onClose}>{words("shell.cancel")}</Button>
        </>
      }
    />
  );
}
