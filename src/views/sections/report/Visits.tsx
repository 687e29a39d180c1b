import type { Language } from "../../../events/settings/index.ts";
import { localeOf, useTranslation } from "../../../infra/i18n.ts";
import { Check } from "../../components/Switch.tsx";
import { formatTime } from "../../format/dates.ts";
import type { VisitPreview } from "../../hooks/client.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { kilobytes } from "./kilobytes.ts";
import styles from "./Report.module.css";

/** Which of the stored visits the file will hold; nothing to choose while there is only this one. */
export function Visits(props: {
  visits: readonly VisitPreview[];
  leftOut: ReadonlySet<string>;
  onChange: (leftOut: ReadonlySet<string>) => void;
}) {
  const t = useTranslation();
  const describe = useDescription();
  if (props.visits.length < 2) return null;
  const toggle = (session: string, isOn: boolean) => {
    const others = [...props.leftOut].filter((name) => name !== session);
    props.onChange(new Set(isOn ? others : [...others, session]));
  };
  return (
    <fieldset className={styles.visits}>
      <legend>{t("report.visits")}</legend>
      {props.visits.map((visit) => (
        <Check
          key={visit.session}
          text={describe(visit)}
          isOn={!props.leftOut.has(visit.session)}
          onChange={(isOn) => toggle(visit.session, isOn)}
        />
      ))}
    </fieldset>
  );
}

/** "18:02 to 18:20, 34 KB: logged in, 2 bets placed". */
function useDescription(): (visit: VisitPreview) => string {
  const t = useTranslation();
  const view = useTimeView();
  const locale = useSelect(({ settings }) => localeOf(settings.language as Language));
  return ({ startedAt, touchedAt, bytes, isCurrent, signIns, signOuts, bets, marks }) => {
    const happened = [
      ...(isCurrent ? [t("report.visitNow")] : []),
      ...(signIns > 0 ? [t("report.visitSignIn")] : []),
      ...(bets > 0 ? [t("report.visitBets", { count: bets })] : []),
      ...(signOuts > 0 ? [t("report.visitSignOut")] : []),
      ...(marks > 0 ? [t("report.visitMarks")] : []),
    ];
    const span = t("report.visit", {
      from: formatTime(startedAt, view),
      to: formatTime(touchedAt, view),
      size: kilobytes(bytes, locale),
    });
    return happened.length === 0 ? span : `${span}: ${happened.join(", ")}`;
  };
}
