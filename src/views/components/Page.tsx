import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "./classes.ts";
import styles from "./Page.module.css";

/**
 * The app around a page: one column with the bottom bar on a phone, the page beside the coupon from 1024 px,
 * plus the sports column from 1280 px. `wideBar`, `side` and `coupon` are visible only there.
 */
export function Frame(props: {
  wideBar: ReactNode;
  side: ReactNode;
  coupon: ReactNode;
  bottom: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslation();
  return (
    <>
      <a className={styles.skip} href="#main">
        {t("shell.skip")}
      </a>
      <div className={styles.wideBar}>{props.wideBar}</div>
      <div className={styles.frame}>
        <div className={styles.side}>{props.side}</div>
        <div className={styles.app}>
          {props.children}
          {props.bottom}
        </div>
        <aside className={styles.coupon} aria-label={t("shell.asideCoupon")}>
          {props.coupon}
        </aside>
      </div>
    </>
  );
}

/** One page: its bar, sticky tools, the content, and a dock with the page's action. */
export function Page(props: {
  bar: ReactNode;
  tools?: ReactNode;
  dock?: ReactNode;
  /** A form on a plain background instead of cards. */
  isPlain?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes(styles.page, props.isPlain && styles.plain)}>
      <header className={styles.head}>
        {props.bar}
        {props.tools !== undefined && <div className={styles.tools}>{props.tools}</div>}
      </header>
      <main id="main" tabIndex={-1} className={styles.main}>
        {props.children}
      </main>
      {props.dock !== undefined && <footer className={styles.dock}>{props.dock}</footer>}
    </div>
  );
}
