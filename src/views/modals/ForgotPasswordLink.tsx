import { OpenModal } from "../../commands/modals.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { useSend } from "../hooks/useSend.ts";
import { useCanOpenModal } from "./useCanOpenModal.ts";

/** Opens the password reset from any login form. */
export function ForgotPasswordLink() {
  const t = useTranslation();
  const send = useSend();
  const canOpen = useCanOpenModal();
  return (
    <Button
      look="quiet"
      isDisabled={!canOpen}
      onPress={() => send(OpenModal({ modal: "forgot-password" }))}
    >
      {t("modals.forgot")}
    </Button>
  );
}
