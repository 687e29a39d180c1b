import { type ReactNode, useId } from "react";
import styles from "./Band.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/**
 * A strip of the page. With a title it is a section named by it, with a plain name a section named
 * so, else only a place. Its width is what the match rows and markets inside measure.
 */
export function Band(props: {
  title?: string | undefined;
  count?: string | undefined;
  more?: { text: string; href: string } | undefined;
  name?: string | undefined;
  /** Skipped while off screen; the height in rem that is kept for it. */
  skippedRem?: number | undefined;
  children: ReactNode;
}) {
  const { title, count, more, name, skippedRem, children } = props;
  const id = useId();
  const className = classes(styles.band, skippedRem !== undefined && styles.skipped);
  const style =
    skippedRem === undefined ? undefined : { containIntrinsicBlockSize: `auto ${skippedRem}rem` };
  if (title === undefined) {
    return name === undefined ? (
      <div className={className} style={style}>
        {children}
      </div>
    ) : (
      <section className={className} style={style} aria-label={name}>
        {children}
      </section>
    );
  }
  return (
    <section className={className} style={style} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 className={styles.title} id={id}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h2>
        {more !== undefined && <MoreLink {...more} />}
      </div>
      {children}
    </section>
  );
}

function MoreLink(props: { text: string; href: string }) {
  return (
    <a className={styles.more} href={props.href}>
      {props.text}
      <Icon name="chevron-forward" size="xs" isFlipped />
    </a>
  );
}

export function Card(props: { children: ReactNode; isPadded?: boolean | undefined }) {
  return (
    <div className={classes(styles.card, props.isPadded && styles.padded)}>{props.children}</div>
  );
}

/** Things side by side that scroll under the thumb, with a peek of the next. */
export function Rail(props: {
  /** Named when its content is places to go (navigation) or controls (group). */
  role?: "navigation" | "group" | undefined;
  name?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={styles.rail} role={props.role} aria-label={props.name}>
      {props.children}
    </div>
  );
}

/** A quiet title over a card of settings or a day of bets. */
export function Overline(props: { children: ReactNode }) {
  return <h2 className={styles.overline}>{props.children}</h2>;
}
