import { useTranslation } from "../../infra/i18n.ts";
import { Sheet } from "../components/Sheet.tsx";
import { ResetSteps } from "./forgotPassword/ResetSteps.tsx";
import { useCloseModal } from "./useCloseModal.ts";

/** Password reset in a sheet over home. [modals-007] */
export function ForgotPassword() {
  const t = useTranslation();
  const close = useCloseModal("forgot-password");
  return (
    <Sheet title={t("modals.forgotTitle")} onClose={close}>
      <ResetSteps />
    </Sheet>
  );
}
