import { type ReactNode, useLayoutEffect, useRef } from "react";
import { SightContext, useSight } from "../hooks/useSight.ts";
import { classes } from "./classes.ts";
import styles from "./OddsGroup.module.css";
import { keepOneStop, moveFocus } from "./roving.ts";

/**
 * The prices of one match or market, as a labelled group. It is a single tab stop; arrow keys move across its
 * cells in reading direction.
 */
export function OddsGroup(props: {
  name: string;
  className?: string | undefined;
  /** Hides the labels of the cells where the list is wide enough for column headers. */
  hasColumnHead?: boolean | undefined;
  children: ReactNode;
}) {
  const group = useRef<HTMLDivElement>(null);
  const sight = useSight(group);
  useLayoutEffect(() => {
    if (group.current !== null) keepOneStop(group.current);
  });
  return (
    <div
      ref={group}
      role="group"
      aria-label={props.name}
      className={props.className}
      data-columns={props.hasColumnHead === true ? "" : undefined}
      // Only keys use the tab stop: the paint of a tap need not wait for it to move.
      onKeyDown={(event) => keepOneStop(event.currentTarget, moveFocus(event) ?? event.target)}
    >
      <SightContext value={sight}>{props.children}</SightContext>
    </div>
  );
}

/** One market line of a match row: two or three cells; the extra line is hidden in compact lists. */
export function OddsLine(props: {
  columns: 2 | 3;
  isExtra?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div
      className={classes(
        styles.line,
        props.columns === 2 && styles.two,
        props.isExtra && styles.extra,
      )}
    >
      {props.children}
    </div>
  );
}
