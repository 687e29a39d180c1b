import { HelpFoot } from "../HelpFoot.tsx";
import { OfflineNote } from "../OfflineNote.tsx";
import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The content, and at most a help line and a note about a lost connection. [layouts-002] */
export const EmptyLayout = () => (
  <div className={styles.bare} data-part="empty">
    <Section />
    <HelpFoot />
    <OfflineNote />
  </div>
);
