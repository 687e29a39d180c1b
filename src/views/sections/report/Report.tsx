import { SaveLog } from "../../../commands/shell.ts";
import { pathOf } from "../../../events/navigation/route.ts";
import { type Language, localeOf, useWords } from "../../../infra/i18n.ts";
import { BackButton, Bar, BarTitle } from "../../components/Bar.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Button } from "../../components/Button.tsx";
import { Note } from "../../components/Note.tsx";
import { Page } from "../../components/Page.tsx";
import { formatCount } from "../../format/money.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { useBack } from "../../shell/useBack.ts";
import { kilobytes } from "./kilobytes.ts";
import { LogContents } from "./LogContents.tsx";
import styles from "./Report.module.css";

/** What the log of this visit holds, in plain words, and the file of it. */
export function Report() {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const trouble = useSelect(({ report }) => report.trouble);
  const back = useBack(pathOf({ name: "menu" }, language));
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={words("report.title")} />
        </Bar>
      }
    >
      {trouble !== null && (
        <Band>
          <Note status="warning">{words("report.memoryOnly")}</Note>
        </Band>
      )}
      <Band>
        <Card isPadded>
          <div className={styles.texts}>
            <p>{words("report.intro")}</p>
            <p>{words("report.plain")}</p>
            <p>{words("report.how")}</p>
          </div>
          <Save />
        </Card>
      </Band>
      <LogContents />
    </Page>
  );
}

function Save() {
  const words = useWords();
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
        onPress={() => send(SaveLog({}))}
      >
        {words(isSaving ? "report.saving" : "report.save")}
      </Button>
      <div role="status">
        {saving.tag === "saved" && (
          <Note status="success">
            {words("report.savedFile", {
              lines: formatCount(saving.lines, locale),
              size: kilobytes(saving.bytes, locale),
            })}
          </Note>
        )}
      </div>
    </div>
  );
}
