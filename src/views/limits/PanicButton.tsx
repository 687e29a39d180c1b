import { PressPanicButton } from "../../commands/limits.ts";
import { hasPanicButton } from "../../events/limits/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** A break of 24 hours with one tap and without a question; nothing where the policy pack does not ask for it. */
export function PanicButton(props: { className?: string | undefined }) {
  const t = useTranslation();
  const send = useSend();
  const isShown = useSelect(hasPanicButton);
  const isSending = useSelect(({ limits }) => limits.isStopping === true);
  if (!isShown) return null;
  return (
    <Button
      size="sm"
      look="ink"
      icon="hourglass"
      isBusy={isSending}
      className={props.className}
      onPress={() => send(PressPanicButton({}))}
    >
      {t("limits.panicButton")}
    </Button>
  );
}
