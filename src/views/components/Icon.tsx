import { classes } from "./classes.ts";
import styles from "./Icon.module.css";
import type { IconName } from "./iconNames.ts";
import { sprite } from "./sprite.ts";

export type { IconName } from "./iconNames.ts";

/** A drawing of the sprite, hidden from readers: the words beside it or the control's name speak. */
export function Icon(props: {
  name: IconName;
  size?: "tiny" | "xs" | "sm" | "md" | "lg" | undefined;
  /** Mirrored where text runs right to left; for arrows that mean back or next. */
  isFlipped?: boolean | undefined;
  className?: string | undefined;
}) {
  const { name, size = "md", isFlipped, className } = props;
  return (
    <svg
      className={classes(styles.icon, styles[size], isFlipped && styles.flipped, className)}
      aria-hidden="true"
    >
      <use href={`${sprite.url}#${name}`} />
    </svg>
  );
}
