import { classes } from "./classes.ts";
import styles from "./ColumnHead.module.css";

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
