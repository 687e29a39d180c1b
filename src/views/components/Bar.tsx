import type { ReactNode } from "react";
import { useWords } from "../../infra/i18n.ts";
import { hiddenMoney } from "../format/money.ts";
import styles from "./Bar.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

/** Head of a page: `home` and `titles` start at the edge, `page` with a way back, `pitch` on the board. */
export function Bar(props: { kind: "home" | "titles" | "page" | "pitch"; children: ReactNode }) {
  return (
    <div className={classes(styles.bar, styles[props.kind])} data-bar={props.kind}>
      {props.children}
    </div>
  );
}

/** The page's h1 and a quieter line under it. */
export function BarTitle(props: {
  title: string;
  /** Quieter words in the same line: a count. */
  count?: string | undefined;
  about?: string | undefined;
  isCentred?: boolean | undefined;
  /** Titles of pages reached from the bottom bar are larger. */
  isLarge?: boolean | undefined;
}) {
  const { title, count, about, isCentred, isLarge } = props;
  return (
    <div className={classes(styles.texts, isCentred && styles.centred)}>
      <h1 className={classes(styles.title, isLarge && styles.large, "cut")}>
        {title}
        {count !== undefined && <span className={styles.count}> {count}</span>}
      </h1>
      {about !== undefined && <div className={classes(styles.about, "cut")}>{about}</div>}
    </div>
  );
}

export function BackButton(props: { onPress: () => void; name?: string | undefined }) {
  const words = useWords();
  return (
    <IconButton
      icon="back"
      name={props.name ?? words("shell.back")}
      isFlipped
      onPress={props.onPress}
    />
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
