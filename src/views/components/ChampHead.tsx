import type { ReactNode } from "react";
import { CountryCode } from "./Badge.tsx";
import styles from "./ChampHead.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/** Header of a championship in a list: expands and collapses its matches. */
export function ChampHead(props: {
  name: string;
  countryCode?: string | undefined;
  count: string;
  isOpen: boolean;
  onToggle: () => void;
  /** A control beside the toggle, such as a star. */
  action?: ReactNode;
}) {
  const { name, countryCode, count, isOpen } = props;
  return (
    <div className={classes(styles.champ, !isOpen && styles.shut)}>
      {countryCode !== undefined && (
        <span className={styles.country}>
          <CountryCode code={countryCode} />
        </span>
      )}
      <h3 className={styles.title}>
        <button
          type="button"
          className={classes(styles.toggle, "cut")}
          aria-expanded={isOpen}
          onClick={props.onToggle}
        >
          {name}
        </button>
      </h3>
      <span className={styles.count}>{count}</span>
      {props.action !== undefined && <span className={styles.action}>{props.action}</span>}
      <Icon name={isOpen ? "chevron-up" : "chevron-down"} size="sm" className={styles.chevron} />
    </div>
  );
}
