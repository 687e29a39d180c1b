import { hasArrived } from "../../events/runtime/index.ts";
import { useEffect } from "react";
import { OpenSignInForm } from "../../commands/auth.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";
import { LoginForm } from "../sections/login/LoginForm.tsx";
import { RegisterLink } from "../sections/login/RegisterLink.tsx";
import { useCloseOverlay } from "./useCloseOverlay.ts";
import styles from "./WideModal.module.css";
import { WideModal } from "./WideModal.tsx";

/** Login over the page, at full width. [modals-004] */
export function Login() {
  const t = useTranslation();
  const send = useSend();
  const close = useCloseOverlay();
  const isLoaded = useSelect((state) => hasArrived(state, "auth"));
  useEffect(() => {
    if (isLoaded) send(OpenSignInForm({}));
  }, [isLoaded, send]);
  return (
    <WideModal title={t("session.title")} width="full" onClose={close}>
      <LoginForm />
      <div className={styles.other}>
        <RegisterLink />
      </div>
    </WideModal>
  );
}
