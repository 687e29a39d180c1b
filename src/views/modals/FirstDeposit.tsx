import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { LimitsLink } from "../limits/LimitsLink.tsx";
import { useCloseOverlay } from "./useCloseOverlay.ts";

/** Explains the bonus of a first deposit, for sports (1) or casino (2); for information only. [modals-011] */
export function FirstDeposit() {
  const t = useTranslation();
  const close = useCloseOverlay();
  const variant = useSelect(({ overlays: { open } }) =>
    open?.kind === "firstDeposit" ? open.variant : 1,
  );
  return (
    <Dialog
      title={t("overlays.depositTitle")}
      text={t(variant === 1 ? "overlays.depositText1" : "overlays.depositText2")}
      onClose={close}
      actions={
        <Button isWide onPress={close}>
          {t("overlays.depositOk")}
        </Button>
      }
    >
      <p>{t("overlays.depositHow")}</p>
      <LimitsLink />
    </Dialog>
  );
}
