import { AgreeToAge } from "../../commands/shell.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { Button } from "../components/Button.tsx";
import { Dialog } from "../components/Dialog.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { useSend } from "../hooks/useSend.ts";

/** Leads away from our site without advertising another one. */
const blankPage = "about:blank";

/** Asks whether the visitor is old enough; it cannot be closed without an answer. [modals-009] */
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
          <Button isWide href={blankPage}>
            {t("site.ageLeave")}
          </Button>
        </>
      }
    />
  );
}
