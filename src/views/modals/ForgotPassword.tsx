import { useWords } from "../../infra/i18n.ts";
import { Sheet } from "../components/Sheet.tsx";
import { ResetSteps } from "./forgotPassword/ResetSteps.tsx";
import { useCloseModal } from "./useCloseModal.ts";

/** A forgotten password, over home. [modals-007] */
export function ForgotPassword() {
  const words = useWords();
  const close = useCloseModal("forgot-password");
  return (
    <Sheet title={words("modals.forgotTitle")} onClose={close}>
      <ResetSteps />
    </Sheet>
  );
}
