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
  const send = useSend();
  const language = useSelect(({ settings }) => settings.language);
  const saving = useSelect(({ report }) => report.saving);
  const trouble = useSelect(({ report }) => report.trouble);
  const back = useBack(pathOf({ name: "menu" }, language));
  const locale = localeOf(language as Language);
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={words("report.title")} />
        </Bar>
      }
      dock={
        <div className={styles.dock}>
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
          <Button
            look="action"
            size="cta"
            icon="download"
            isWide
            isBusy={saving.tag === "saving"}
            onPress={() => send(SaveLog({}))}
          >
            {words(saving.tag === "saving" ? "report.saving" : "report.save")}
          </Button>
        </div>
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
        </Card>
      </Band>
      <LogContents />
    </Page>
  );
}
