import type { ReactNode } from "react";
import { useWords } from "../../infra/i18n.ts";
import { hiddenMoney } from "../format/money.ts";
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

/** What is on the active account. */
export function Balance(props: {
  account: string;
  /** "€1,248.50"; null while the player hides it. */
  amount: string | null;
}) {
  const words = useWords();
  const name =
    props.amount === null
      ? words("account.hidden")
      : words("account.balanceOf", { account: props.account, amount: props.amount });
  return (
    <span className={styles.balance}>
      <span className="vh">{name}</span>
      <span aria-hidden="true">{props.amount ?? hiddenMoney}</span>
      <Icon name="wallet" size="sm" />
    </span>
  );
}
