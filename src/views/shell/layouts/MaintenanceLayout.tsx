import { Section } from "../Section.tsx";
import styles from "./Bare.module.css";

/** The page of maintenance and nothing else: of a closed site nothing can be used. [layouts-003] */
export const MaintenanceLayout = () => (
  <div className={styles.bare} data-part="maintenance">
    <Section />
  </div>
);
