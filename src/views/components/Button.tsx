import type { ReactNode } from "react";
import styles from "./Button.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";

type Look = "tonal" | "action" | "ink" | "line" | "quiet" | "danger" | "pitch";

export type ButtonProps = {
  children: ReactNode;
  /** Second, muted line. */
  note?: string | undefined;
  look?: Look | undefined;
  /** `cta` is the one action of a view. */
  size?: "sm" | "md" | "cta" | undefined;
  icon?: IconName | undefined;
  isWide?: boolean | undefined;
  /** A busy button keeps its size and text and ignores clicks. */
  isBusy?: boolean | undefined;
  isDisabled?: boolean | undefined;
  className?: string | undefined;
} & (
  | { href: string; onPress?: undefined; isSubmit?: undefined }
  | { href?: undefined; onPress?: (() => void) | undefined; isSubmit?: boolean | undefined }
);

/** A button, or a link that looks like one when it has an `href`. */
export function Button(props: ButtonProps) {
  const { children, note, look = "tonal", size = "md", icon, isWide, isBusy, isDisabled } = props;
  const isInert = isBusy === true || isDisabled === true;
  const className = classes(
    styles.button,
    styles[look],
    styles[size],
    isWide && styles.wide,
    isBusy && styles.busy,
    props.className,
  );
  const content = (
    <>
      {icon !== undefined && <Icon name={icon} size="sm" />}
      <span className={styles.text}>
        {children}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
    </>
  );
  if (props.href !== undefined) {
    return (
      <a className={className} href={props.href}>
        {content}
      </a>
    );
  }
  return (
    <button
      type={props.isSubmit === true ? "submit" : "button"}
      className={className}
      aria-disabled={isInert || undefined}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        // aria-disabled keeps the button focusable for screen readers, so a click must be ignored here.
        if (isInert) event.preventDefault();
        else props.onPress?.();
      }}
    >
      {content}
    </button>
  );
}

/** Buttons of equal width side by side, stacked on a narrow screen. */
export function ButtonRow(props: { children: ReactNode }) {
  return (
    <div className={styles.frame}>
      <div className={styles.row}>{props.children}</div>
    </div>
  );
}
