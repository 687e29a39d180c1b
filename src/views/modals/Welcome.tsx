import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useCloseOverlay } from "./useCloseOverlay.ts";

/** Introduces the site, once. [modals-011] */
export function Welcome() {
  const t = useTranslation();
  const close = useCloseOverlay();
  return (
    <Dialog
      title={t("overlays.welcomeTitle")}
      text={t("overlays.welcomeText")}
      onClose={close}
      actions={
        <Button look="action" isWide onPress={close}>
          {t("overlays.welcomeNext")}
        </Button>
      }
    />
  );
}
