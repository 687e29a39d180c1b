import type { ReactNode } from "react";
import styles from "./Floating.module.css";

/** What the page says without being asked, over its lower end: nothing under the finger moves when it comes. */
export const Floating = (props: { role?: "status"; children: ReactNode }) => (
  <div className={styles.place} role={props.role}>
    {props.children}
  </div>
);
