import { useTranslation } from "../../../infra/i18n.ts";
import { Note } from "../../components/Note.tsx";
import { formatTime } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";

/** The moments that the player marked. */
export function Marks() {
  const t = useTranslation();
  const view = useTimeView();
  const marks = useSelect(({ report }) => report.marks);
  if (marks.length === 0) return null;
  const times = marks.map((at) => formatTime(at, view)).join(", ");
  return <Note status="success">{t("report.marked", { count: marks.length, times })}</Note>;
}
