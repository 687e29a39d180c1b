import { AnswerTransfer } from "../../commands/modals.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { useCloseModal } from "./useCloseModal.ts";

/** Asks whether the operator may move the player's account; yes and no have equal weight. [modals-002] */
export function TransferUser() {
  const t = useTranslation();
  const send = useSend();
  const later = useCloseModal("transfer-user");
  const isSending = useSelect(({ modals }) => modals.transfer === "sending");
  const answer = (isAccepted: boolean) => () => send(AnswerTransfer({ isAccepted }));
  return (
    <Dialog
      isAlert
      title={t("modals.transferTitle")}
      text={t("modals.transferText")}
      onClose={later}
      actions={
        <>
          <Button isWide isBusy={isSending} onPress={answer(true)}>
            {t("modals.transferYes")}
          </Button>
          <Button isWide isDisabled={isSending} onPress={answer(false)}>
            {t("modals.transferNo")}
          </Button>
          <Button isWide look="quiet" isDisabled={isSending} onPress={later}>
            {t("modals.later")}
          </Button>
        </>
      }
    />
  );
}
