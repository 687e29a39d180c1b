import type { ReactNode } from "react";
import styles from "./Badge.module.css";
import { classes } from "./classes.ts";
import { Icon, type IconName } from "./Icon.tsx";

export type Tone = "plain" | "live" | "success" | "info" | "warning" | "error" | "brand" | "ink";

/** A short label for a state. Add an icon where only the colour would tell the state. */
export function Badge(props: {
  children: ReactNode;
  tone?: Tone | undefined;
  icon?: IconName | undefined;
  size?: "sm" | "md" | undefined;
}) {
  const { tone = "plain", size = "sm" } = props;
  return (
    <span className={classes(styles.badge, styles[tone], size === "md" && styles.large)}>
      {props.icon !== undefined && <Icon name={props.icon} size="tiny" />}
      {props.children}
    </span>
  );
}

/** A two- or three-letter country or region code. */
export function CountryCode(props: { code: string }) {
  return <span className={styles.country}>{props.code}</span>;
}
