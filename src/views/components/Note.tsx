import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";
import styles from "./Note.module.css";

/** The kind of a message; each has its icon, so that colour is never the only sign. */
export type Status = "info" | "success" | "warning" | "error" | "question";

const glyphs: Readonly<Record<Status | "plain", IconName>> = {
  info: "info",
  success: "success",
  warning: "warning",
  error: "error",
  question: "question",
  plain: "cloud-off",
};

export const glyphOf = (status: Status): IconName => glyphs[status];

/** An inline message about its surroundings, with at most one action. */
export function Note(props: {
  status: Status | "plain";
  children: ReactNode;
  action?:
    | { readonly text: string; readonly isBusy?: boolean; readonly onPress: () => void }
    | undefined;
}) {
  const { status, action } = props;
  return (
    <div className={classes(styles.note, styles[status])}>
      <Icon name={glyphs[status]} size="sm" className={styles.glyph} />
      <span className={styles.text}>{props.children}</span>
      {action !== undefined && (
        <button
          type="button"
          className={styles.action}
          aria-disabled={action.isBusy || undefined}
          aria-busy={action.isBusy || undefined}
          onClick={action.isBusy === true ? undefined : action.onPress}
        >
          {action.text}
        </button>
      )}
    </div>
  );
}
