import type { ReactNode } from "react";
import { useWords } from "../../infra/i18n.ts";
import styles from "./Bar.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/** Head of a page: `home` and `titles` start at the edge, `page` with a way back, `pitch` on the board. */
export function Bar(props: { kind: "home" | "titles" | "page" | "pitch"; children: ReactNode }) {
  return (
    <div className={classes(styles.bar, styles[props.kind])} data-bar={props.kind}>
      {props.children}
    </div>
  );
}

export function Logo(props: { href: string }) {
  const words = useWords();
  return (
    <a className={styles.logo} href={props.href} aria-label={words("shell.brandHome")}>
      <Icon name="mark" />
      <span>{words("shell.brand")}</span>
    </a>
  );
}
