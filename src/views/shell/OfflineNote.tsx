import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./OfflineNote.module.css";

/** Shown to everyone, on every page, while there is no connection. */
export function OfflineNote() {
  const t = useTranslation();
  const isOnline = useSelect(({ shell }) => shell.isOnline);
  return (
    <div className={styles.place} role="status">
      {!isOnline && <Note status="plain">{t("shell.offline")}</Note>}
    </div>
  );
}
