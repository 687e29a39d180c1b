import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./OfflineNote.module.css";

/** Said to everybody, on every page, for as long as there is no connection. */
export function OfflineNote() {
  const t = useTranslation();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  return (
    <div className={styles.place} role="status">
      {!isOnline && <Note status="plain">{t("shell.offline")}</Note>}
    </div>
  );
}
