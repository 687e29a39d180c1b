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
      {countryCode !== undefined && <CountryCode code={countryCode} />}
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

/**
 * Names of the price columns below. Visual only, as each cell has its own accessible name. `isWideOnly`: the
 * cells show their labels themselves on narrower screens.
 */
export function ColumnHead(props: {
  title?: string | undefined;
  columns: readonly string[];
  /** Total, Over, Under; shown in wide lists, where the second market is beside the first. */
  extra?: readonly string[] | undefined;
  isWideOnly?: boolean | undefined;
}) {
  const { title = "", columns, extra, isWideOnly } = props;
  return (
    <div className={classes(styles.columns, isWideOnly && styles.wideOnly)}>
      <span>{title}</span>
      <span className={styles.cells} aria-hidden="true">
        <span className={classes(styles.line, columns.length === 2 && styles.two)}>
          {columns.map((column) => (
            <span key={column}>{column}</span>
          ))}
        </span>
        {extra !== undefined && (
          <span className={classes(styles.line, styles.extra)}>
            {extra.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
