import styles from "./Clock.module.css";
import { classes } from "./classes.ts";

/** Clock of a live match, with the score if that is short: "67′ 2–1". */
export function Clock(props: { text: string; onPitch?: boolean | undefined }) {
  return (
    <span className={classes(styles.clock, props.onPitch && styles.pitch)}>
      <i className={styles.dot} />
      {props.text}
    </span>
  );
}
