import { classes } from "./classes.ts";
import styles from "./Icon.module.css";
import type { IconName } from "./iconNames.ts";
import { sprite } from "./sprite.ts";

export type { IconName } from "./iconNames.ts";

/** An icon of the sprite, hidden from screen readers: the text beside it or the control's name is read. */
export function Icon(props: {
  name: IconName;
  size?: "tiny" | "xs" | "sm" | "md" | "lg" | undefined;
  /** Mirrored in right-to-left text; for arrows that mean back or next. */
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
