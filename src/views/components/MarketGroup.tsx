import { type ReactNode, useId } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Badge } from "./Badge.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { StarButton } from "./IconButton.tsx";
import styles from "./MarketGroup.module.css";
import { OddsGroup } from "./OddsGroup.tsx";

/** How a market lays out its outcomes; `lines` is value, Over, Under. */
export type MarketLayout = "three" | "two" | "lines";

/** A market on the match page. Its prices are rendered only while it is open. */
export function MarketGroup(props: {
  title: string;
  /** Number of prices; shown while closed or where there are many. */
  count?: string | undefined;
  isOpen: boolean;
  onToggle: () => void;
  isSuspended?: boolean | undefined;
  pin?: { isOn: boolean; onPress: () => void } | undefined;
  layout: MarketLayout;
  /** `Odds` cells; for `lines` each line in a `MarketLine`. */
  children: ReactNode;
  /** Column names of `lines`. */
  columns?: readonly [string, string] | undefined;
  /** Lines beyond the first four, and whether they are shown. */
  more?: { text: string; isOpen: boolean; onPress: () => void } | undefined;
}) {
  const { title, count, isOpen, isSuspended, pin, layout, columns, more } = props;
  const t = useTranslation();
  const bodyId = useId();
  return (
    <section className={classes(styles.market, !isOpen && styles.shut)}>
      <div className={styles.head}>
        <h3 className={classes(styles.title, isSuspended && styles.quiet)}>
          <button
            type="button"
            className={classes(styles.toggle, "cut")}
            aria-expanded={isOpen}
            aria-controls={isOpen ? bodyId : undefined}
            onClick={props.onToggle}
          >
            {title}
          </button>
        </h3>
        {isSuspended === true && <Badge icon="padlock">{t("sports.suspendedBadge")}</Badge>}
        {count !== undefined && <span className={styles.count}>{count}</span>}
        {pin !== undefined && (
          <span className={styles.pin}>
            <StarButton
              name={t(pin.isOn ? "sports.unpin" : "sports.pin", { name: title })}
              {...pin}
            />
          </span>
        )}
        <Icon name={isOpen ? "chevron-up" : "chevron-down"} size="sm" className={styles.chevron} />
      </div>
      {isOpen && (
        <div id={bodyId}>
          <OddsGroup name={title} className={classes(styles.grid, styles[layout])}>
            {columns !== undefined && (
              <>
                {/* Above the values, left of the columns. */}
                <span />
                {columns.map((column) => (
                  <span className={styles.column} aria-hidden="true" key={column}>
                    {column}
                  </span>
                ))}
              </>
            )}
            {props.children}
          </OddsGroup>
          {more !== undefined && (
            <button
              type="button"
              className={styles.more}
              aria-expanded={more.isOpen}
              onClick={more.onPress}
            >
              {more.text}
              <Icon name={more.isOpen ? "chevron-up" : "chevron-down"} size="xs" />
            </button>
          )}
        </div>
      )}
    </section>
  );
}

/** One line of a market: its value, then the two prices. */
export function MarketLine(props: { value: string; children: ReactNode }) {
  return (
    <>
      <span className={styles.value} aria-hidden="true">
        {props.value}
      </span>
      {props.children}
    </>
  );
}
