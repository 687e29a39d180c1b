import { HelpFoot } from "../HelpFoot.tsx";
import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The maintenance page and the help line alone: nothing else of a closed site can be used. [layouts-003] */
export const MaintenanceLayout = () => (
  <div className={styles.bare} data-part="maintenance">
    <Section />
    <HelpFoot />
  </div>
);
