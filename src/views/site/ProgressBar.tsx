import { variables } from "../components/at.ts";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "./ProgressBar.module.css";

/**
 * A thin progress bar at the top while a screen loads. It is part of no landmark, so it is a status; the page that loads
 * says so itself, and nothing is said twice. [ui-001]
 */
export function ProgressBar(props: { share: number }) {
  const t = useTranslation();
  const percent = Math.round(props.share * 100);
  return (
    <div role="status" aria-live="off">
      <div
        className={styles.bar}
        role="progressbar"
        aria-label={t("shell.loading")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        style={variables({ "--share": String(props.share) })}
      />
    </div>
  );
}
