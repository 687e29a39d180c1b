import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { Page } from "../../components/Page.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { Marks } from "./Marks.tsx";
import { LogContents } from "./LogContents.tsx";
import styles from "./Report.module.css";
import { Save } from "./Save.tsx";

/** Describes the log of this visit in plain words and saves it as a file. */
export function Report() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const trouble = useSelect(({ report }) => report.trouble);
  const back = useBack(pathOf({ name: "menu" }, language));
  return (
    <Page
      bar={
        <Bar kind="page">
          <BackButton onPress={back} />
          <BarTitle title={t("report.title")} />
        </Bar>
      }
    >
      <Band>
        <Card isPadded>
          <div className={styles.texts}>
            <p>{t("report.intro")}</p>
            <p>{t("report.plain")}</p>
            <p>{t("report.how")}</p>
            <Marks />
          </div>
          <Save />
        </Card>
      </Band>
      <LogContents />
      {/* Last, to avoid a layout shift when it appears or disappears. */}
      {trouble !== null && (
        <Band>
          <Note status="warning">{t("report.memoryOnly")}</Note>
        </Band>
      )}
    </Page>
  );
}
