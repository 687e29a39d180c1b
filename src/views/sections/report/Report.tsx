import { useState } from "react";
import { pathOf } from "../../../events/navigation/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Bar } from "../../components/Bar.tsx";
import { BackButton, BarTitle } from "../../components/BarTitle.tsx";
import { Band, Card } from "../../components/Band.tsx";
import { Note } from "../../components/Note.tsx";
import { Page } from "../../components/Page.tsx";
import { Loading, SkeletonBar } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useBack } from "../../shell/useBack.ts";
import { Marks } from "./Marks.tsx";
import { LogContents } from "./LogContents.tsx";
import styles from "./Report.module.css";
import { Save } from "./Save.tsx";
import { useVisits } from "./useVisits.ts";
import { Visits } from "./Visits.tsx";

/** Describes the log of the last visits in plain words and saves it as a file. */
export function Report() {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const trouble = useSelect(({ report }) => report.trouble);
  const visits = useVisits();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const chosen =
    leftOut.size === 0 || visits === null
      ? null
      : visits.map(({ session }) => session).filter((session) => !leftOut.has(session));
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
          {/* Together: the list would push the button away from under the finger. */}
          {visits === null ? (
            <Loading>
              <SkeletonBar heightRem={3.25} />
            </Loading>
          ) : (
            <>
              <Visits visits={visits} leftOut={leftOut} onChange={setLeftOut} />
              <Save chosen={chosen} />
            </>
          )}
        </Card>
      </Band>
      {visits !== null && <LogContents chosen={chosen} />}
      {/* Last, to avoid a layout shift when it appears or disappears. */}
      {trouble !== null && (
        <Band>
          <Note status="warning">{t("report.memoryOnly")}</Note>
        </Band>
      )}
    </Page>
  );
}
