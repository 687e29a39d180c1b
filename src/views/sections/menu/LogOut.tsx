import { useState } from "react";
import { SignOut } from "../../../commands/session.ts";
import { useWords } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { ListRow } from "../../components/ListRow.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The way out, asked once more; staying weighs the same. */
export function LogOut() {
  const words = useWords();
  const send = useSend();
  const isPlayer = useSelect(({ session }) => session.tag === "player");
  const [isAsking, setIsAsking] = useState(false);
  if (!isPlayer) return null;
  const close = () => setIsAsking(false);
  const leave = () => {
    close();
    send(SignOut({}));
  };
  return (
    <>
      <ListRow icon="logout" title={words("menu.logOut")} onPress={() => setIsAsking(true)} />
      {isAsking && (
        <Dialog
          isAlert
          title={words("menu.logOutTitle")}
          text={words("menu.logOutText")}
          onClose={close}
          actions={
            <>
              <Button onPress={leave}>{words("menu.logOut")}</Button>
              <Button onPress={close}>{words("menu.stay")}</Button>
            </>
          }
        />
      )}
    </>
  );
}
