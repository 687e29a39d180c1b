import { OpenLogin } from "../../commands/overlays.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Sheet } from "../components/Sheet.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { RegistrationForm } from "../sections/registration/RegistrationForm.tsx";
import { useCloseOverlay } from "./useCloseOverlay.ts";
import styles from "./WideModal.module.css";
import { WideModal } from "./WideModal.tsx";

/** Registration over the page: a sheet, or a modal of 95 % of the width. [modals-003] */
export function Registration() {
  const t = useTranslation();
  const send = useSend();
  const close = useCloseOverlay();
  const isWidget = useSelect(({ shell }) => shell.config?.registration?.variant === "widget");
  const title = t("registration.title");
  const form = (
    <>
      <RegistrationForm />
      <div className={styles.other}>
        <Button isWide look="quiet" onPress={() => send(OpenLogin({}))}>
          {t("session.logIn")}
        </Button>
      </div>
    </>
  );
  return isWidget ? (
    <Sheet title={title} onClose={close}>
      {form}
    </Sheet>
  ) : (
    <WideModal title={title} width="almost" onClose={close}>
      {form}
    </WideModal>
  );
}
