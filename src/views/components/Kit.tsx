import { variables } from "./at.ts";
import { classes } from "./classes.ts";
import styles from "./Kit.module.css";

const cuts = ["plain", "stripes", "hoops", "half", "sash", "band", "sleeves"] as const;
const colours = 12;

/**
 * A shirt in place of a crest: the same team always wears the same one, drawn from its id. It tells
 * teams apart at a glance and claims nothing about their real colours.
 */
export function Kit(props: { teamId: number; size?: "row" | "card" | "board" | undefined }) {
  const { size = "row" } = props;
  const id = Math.abs(Math.trunc(props.teamId));
  // 7 and 5 share no factor with 12, so neighbours in a table of ids differ in both colours.
  const first = (id * 7) % colours;
  const second = (first + 1 + ((id * 5) % (colours - 1))) % colours;
  return (
    <i
      className={classes(styles.kit, styles[cuts[id % cuts.length] ?? "plain"], styles[size])}
      style={variables({
        "--first": `var(--kit-${first + 1})`,
        "--second": `var(--kit-${second + 1})`,
      })}
    />
  );
}
