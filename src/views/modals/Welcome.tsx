import { useWords } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useCloseOverlay } from "./useCloseOverlay.ts";

/** What this site is, told once. [modals-011] */
export function Welcome() {
  const words = useWords();
  const close = useCloseOverlay();
  return (
    <Dialog
      title={words("overlays.welcomeTitle")}
      text={words("overlays.welcomeText")}
      onClose={close}
      actions={
        <Button look="action" isWide onPress={close}>
          {words("overlays.welcomeNext")}
        </Button>
      }
    />
  );
}
