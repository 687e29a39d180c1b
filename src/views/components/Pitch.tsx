import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./Pitch.module.css";

/** A panel in the dark brand colour with chalk lines, for the few places that show the brand. */
export function Pitch(props: {
  drawing?: "centre" | "corner" | "circle" | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classes(styles.pitch, props.className)}>
      {props.drawing !== undefined && drawings[props.drawing]}
      {props.children}
    </div>
  );
}

const drawings = {
  centre: (
    <svg
      className={styles.lines}
      viewBox="0 0 390 330"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden="true"
    >
      <path d="M195-20V150M-10 20H42V118H-10M400 20H348V118H400M-10 46H16V92H-10M400 46H374V92H400" />
      <path d="M42 50a24 24 0 0 1 0 38M348 50a24 24 0 0 0 0 38" />
      <circle cx="195" cy="66" r="74" />
    </svg>
  ),
  corner: (
    <svg
      className={classes(styles.lines, styles.mirrored)}
      viewBox="0 0 390 170"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d="M0 161.5H390M382 0V161M298 161.5a84 84 0 0 1 84-84M340 161.5a42 42 0 0 1 42-42" />
    </svg>
  ),
  circle: (
    <svg
      className={classes(styles.lines, styles.mirrored)}
      viewBox="0 0 374 220"
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path d="M374 8.5H0" />
      <circle cx="320" cy="8.5" r="78" />
    </svg>
  ),
};
