import { useTranslation } from "../../infra/i18n.ts";
import { formatDate } from "../format/dates.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import styles from "./Content.module.css";

/** Date of a text's last change; `at` in Unix seconds. */
export function Updated(props: { at: number }) {
  const t = useTranslation();
  const view = useTimeView();
  const startedAt = useSelect(({ shell }) => shell.startedAt);
  const date = formatDate(props.at * 1000, startedAt, view);
  return <p className={styles.date}>{t("content.updated", { date })}</p>;
}
