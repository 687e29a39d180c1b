import type { ReactNode } from "react";
import styles from "./ErrorBlock.module.css";

/** Shown in place of empty content, with a way to fill it. */
export function EmptyState(props: {
  title: string;
  text?: string | undefined;
  action?: ReactNode;
}) {
  return (
    <div className={styles.block}>
      <svg className={styles.drawing} viewBox="0 0 120 64" aria-hidden="true">
        <path d="M4 56h112M4 38a18 18 0 0 1 18 18M4 56V8" />
        <path d="M4 9h22l-5 6.5 5 6.5H4" className={styles.brand} />
      </svg>
      <h2 className={styles.bigTitle}>{props.title}</h2>
      {props.text !== undefined && <p className={styles.text}>{props.text}</p>}
      {props.action}
    </div>
  );
}
