import { SaveLog } from "../../../commands/logFile.ts";
import type { Language } from "../../../events/settings/index.ts";
import { localeOf, useTranslation } from "../../../infra/i18n.ts";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { formatCount } from "../../format/count.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { kilobytes } from "./kilobytes.ts";
import styles from "./Report.module.css";

/** Saves the logs of these visits, null for all, as a file and shows its size. */
export function Save({ chosen }: { chosen: readonly string[] | null }) {
  const t = useTranslation();
  const send = useSend();
  const saving = useSelect(({ report }) => report.saving);
  const locale = useSelect(({ settings }) => localeOf(settings.language as Language));
  const isSaving = saving.tag === "saving";
  return (
    <div className={styles.save}>
      <Button
        look="action"
        size="cta"
        icon="download"
        isWide
        isBusy={isSaving}
        isDisabled={chosen?.length === 0}
        onPress={() => send(SaveLog(chosen === null ? {} : { visits: [...chosen] }))}
      >
        {t(isSaving ? "report.saving" : "report.save")}
      </Button>
      <div className={styles.problem} role="alert">
        {saving.tag === "failed" && <Note status="error">{t("report.saveFailed")}</Note>}
      </div>
      <div role="status">
        {saving.tag === "saved" && (
          <Note status="success">
            {t("report.savedFile", {
              lines: formatCount(saving.lines, locale),
              size: kilobytes(saving.bytes, locale),
            })}
          </Note>
        )}
      </div>
    </div>
  );
}
