import { type ReactNode, useId } from "react";
import styles from "./Band.module.css";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";

/**
 * A horizontal block of the page. With a `title` or a `name` it is a labelled section, otherwise a plain
 * `div`. It is the query container for the match rows and markets inside.
 */
export function Band(props: {
  title?: string | undefined;
  count?: string | undefined;
  more?: { text: string; href: string } | undefined;
  name?: string | undefined;
  /** Not rendered by the browser while off screen (`content-visibility`); its estimated height in rem. */
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

/** Items in a row that scrolls sideways, with a peek of the next one. */
export function Rail(props: {
  /** `navigation` for links, `group` for controls; both need a `name`. */
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

/** A muted title above a card of settings or a day of bets. */
export function Overline(props: { children: ReactNode }) {
  return <h2 className={styles.overline}>{props.children}</h2>;
}
