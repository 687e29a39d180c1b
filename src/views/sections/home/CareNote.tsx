import { useWords } from "../../../infra/i18n.ts";
import styles from "./CareNote.module.css";

/** Who this is for, and what it can do to people. */
export function CareNote() {
  const words = useWords();
  return (
    <p className={styles.care}>
      <b className={styles.age}>{words("shell.age")}</b>
      {words("shell.careText")}
    </p>
  );
}
