import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import styles from "./Bar.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/**
 * Header of a page: `home` and `titles` start at the edge, `page` has a back button, `pitch` is on a
 * scoreboard.
 */
export function Bar(props: { kind: "home" | "titles" | "page" | "pitch"; children?: ReactNode }) {
  return (
    <div className={classes(styles.bar, styles[props.kind])} data-bar={props.kind}>
      {props.children}
    </div>
  );
}

/** Logo and name of the site, in lower case as the operator writes it. */
export function Logo({ href, brand }: { href: string; brand: string }) {
  const t = useTranslation();
  return (
    <a className={styles.logo} href={href} aria-label={t("shell.brandHome", { brand })}>
      <Icon name="mark" />
      <span>{brand}</span>
    </a>
  );
}
