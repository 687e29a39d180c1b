import { at } from "../../components/at.ts";
import { classes } from "../../components/classes.ts";
import styles from "./Limits.module.css";

/** From this share on, a limit is nearly used up. */
const NEARLY = 0.8;

/** How much of a limit is used, as a line. Hidden from screen readers: the text beside it says the same. */
export function Usage({ share }: { share: number }) {
  return (
    <div className={styles.usage} aria-hidden="true">
      <i
        className={classes(share >= NEARLY && styles.nearly)}
        style={at(Math.min(1, Math.max(0, share)))}
      />
    </div>
  );
}
