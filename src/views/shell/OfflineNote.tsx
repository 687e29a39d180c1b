import { useTranslation } from "../../infra/i18n.ts";
import { Note } from "../components/Note.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./OfflineNote.module.css";

/** Shown to everyone while there is no connection, on every page but those that the device had kept (`KeptPageNote`). */
export function OfflineNote() {
  const t = useTranslation();
  const isShown = useSelect(({ shell }) => !shell.isOnline && !shell.keptAt);
  return (
    <div className={styles.place} role="status">
      {isShown && <Note status="plain">{t("shell.offline")}</Note>}
    </div>
  );
}
