import { AgreeToAge } from "../../commands/shell.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** No page of ours, and no other site is advertised either. */
const elsewhere = "about:blank";

/**
 * Asks whether the visitor is old enough; nothing but the answer closes it, and who is younger can leave. [modals-009]
 */
export function AgeQuestion() {
  const t = useTranslation();
  const send = useSend();
  const age = useSelect(({ shell }) => shell.config?.ageRestriction?.minAge ?? 18);
  return (
    <Dialog
      isAlert
      title={t("site.ageTitle", { age })}
      text={t("site.ageText", { age })}
      actions={
        <>
          <Button look="action" size="cta" isWide onPress={() => send(AgreeToAge({}))}>
            {t("site.ageYes", { age })}
          </Button>
          <Button isWide href={elsewhere}>
            {t("site.ageLeave")}
          </Button>
        </>
      }
    />
  );
}
