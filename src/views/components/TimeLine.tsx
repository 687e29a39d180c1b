import { at } from "./at.ts";
import { classes } from "./classes.ts";
import styles from "./TimeLine.module.css";

export type Mark = { readonly share: number; readonly side: 1 | 2 };

/**
 * A thin line that shows time: a match with its goals, an attempt, the time left. Shares are 0 to 1. Hidden
 * from screen readers, as the text beside it says the same.
 */
export function TimeLine(props: {
  share: number;
  ticks?: readonly number[] | undefined;
  marks?: readonly Mark[] | undefined;
  tone?: "live" | "ink" | "pitch" | undefined;
}) {
  const { share, ticks = [], marks = [], tone = "live" } = props;
  return (
    <div className={classes(styles.line, styles[tone])} aria-hidden="true">
      {ticks.map((tick) => (
        <i className={styles.tick} style={at(tick)} key={tick} />
      ))}
      <i className={styles.fill} style={at(share)} />
      {marks.map((mark) => (
        <i
          className={classes(styles.mark, mark.side === 2 && styles.second)}
          style={at(mark.share)}
          key={`${mark.side}-${mark.share}`}
        />
      ))}
      <i className={styles.head} style={at(share)} />
    </div>
  );
}

/** The same for a match in parts: quarters, periods, sets. `current` counts from 1. */
export function PartLine(props: {
  parts: number;
  current: number;
  /** Share of the current part that has been played. */
  share: number;
  tone?: "ink" | "pitch" | undefined;
}) {
  const { parts, current, share, tone = "ink" } = props;
  const numbers = Array.from({ length: parts }, (_, index) => index + 1);
  return (
    <div className={classes(styles.parts, styles[tone])} aria-hidden="true">
      {numbers.map((number) => (
        <i key={number} style={at(number < current ? 1 : number === current ? share : 0)} />
      ))}
    </div>
  );
}
