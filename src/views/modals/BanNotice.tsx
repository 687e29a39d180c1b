import { AnswerBanPage } from "../../commands/ban.ts";
import { forcedLeave } from "../../events/navigation/forcedLeave.ts";
import { useWords } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Says to a banned player why and where she is sent; she may stay where she is. [blocking-012] */
export function BanNotice() {
  const words = useWords();
  const send = useSend();
  const url = useSelect(forcedLeave);
  if (url === null) return null;
  const host = URL.canParse(url) ? new URL(url).host : url;
  const answer = (isGoing: boolean) => send(AnswerBanPage({ isGoing }));
  return (
    <Dialog
      isAlert
      title={words("leaving.banTitle")}
      text={words("leaving.banText", { host })}
      onClose={() => answer(false)}
      actions={
        <>
          <Button onPress={() => answer(true)}>{words("leaving.goOn", { host })}</Button>
          <Button onPress={() => answer(false)}>{words("leaving.stay")}</Button>
        </>
      }
    />
  );
}
