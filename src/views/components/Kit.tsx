import { variables } from "./at.ts";
import { classes } from "./classes.ts";
import styles from "./Kit.module.css";

const cuts = ["plain", "stripes", "hoops", "half", "sash", "band", "sleeves"] as const;
/** Numbers of the kit colours; a shirt has a dark and a light one, so that its pattern is visible. */
const dark = [1, 2, 4, 6, 8, 10, 11, 12] as const;
const light = [3, 5, 7, 9] as const;

/**
 * A shirt instead of a crest, derived from the team's id, so a team always has the same one. It helps to tell
 * teams apart at a glance and is not meant to show their real colours.
 */
export function Kit(props: { teamId: number; size?: "row" | "card" | "board" | undefined }) {
  const id = Math.abs(Math.trunc(props.teamId));
  // Steps of 3 and 5 give neighbouring ids different colours in both lists.
  const deep = dark[(id * 3) % dark.length] ?? 1;
  const pale = light[(id * 5 + Math.floor(id / 8)) % light.length] ?? 3;
  const [first, second] = id % 3 === 0 ? [pale, deep] : [deep, pale];
  return (
    <i
      className={classes(
        styles.kit,
        styles[cuts[id % cuts.length] ?? "plain"],
        styles[props.size ?? "row"],
      )}
      style={variables({ "--first": `var(--kit-${first})`, "--second": `var(--kit-${second})` })}
    />
  );
}
