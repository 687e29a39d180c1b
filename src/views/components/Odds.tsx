import { memo } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { maxLargeOddsLength } from "../../events/money/odds.ts";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import styles from "./Odds.module.css";
import { roving } from "./roving.ts";

/** Letters of a label that fit in any cell. A longer one is cut off by a box, which costs each tap on the page. */
const mostUncut = 6;

export type OddsProps = {
  /** Accessible name of the outcome: "Norrvik to win". */
  name: string;
  /** Text in the cell; under a column header (`solo`) shown only where the header is hidden. */
  label: string;
  /** What follows the label, and is never cut off: "(−1.5)" after the name of a side; only in a `line`. */
  rest?: string | undefined;
  /** The formatted price; null when there is none. */
  price: string | null;
  isSuspended?: boolean | undefined;
  isSelected?: boolean | undefined;
  /** Direction of the last price change, as long as it is news. */
  move?: "up" | "down" | undefined;
  /** One-click: this bet is being placed. */
  isPlacing?: boolean | undefined;
  /** Label over price, price alone, or label and price on one line. */
  layout?: "stack" | "solo" | "line" | undefined;
  onPick: () => void;
};

/**
 * A price to pick. Its size never depends on its content. Arrow, tick and light are styles of the button itself: a move of a
 * price, like a tap on it, adds no element.
 */
export const Odds = memo(function Odds(props: OddsProps) {
  const { name, label, price, isSuspended, isSelected, isPlacing, layout = "stack" } = props;
  const t = useTranslation();
  const isOpen = price !== null && isSuspended !== true;
  const move = isOpen ? props.move : undefined;
  const state = isSuspended
    ? t("sports.suspended")
    : isPlacing
      ? t("sports.placing")
      : move && t(move === "up" ? "sports.oddsUp" : "sports.oddsDown");
  // CSS renders the label from `data-label`: it is in the accessible name already.
  const hasLabelBox = layout === "line" || (layout === "stack" && label.length > mostUncut);
  const shownPrice = isSuspended ? undefined : (price ?? t("sports.noPrice"));
  return (
    <button
      {...roving}
      type="button"
      className={classes(
        styles.odds,
        layout === "solo" && styles.solo,
        layout === "line" && styles.line,
        hasLabelBox && styles.boxed,
        isSuspended && styles.suspended,
        !isSuspended && price === null && styles.none,
        move === "up" && styles.up,
        move === "down" && styles.down,
      )}
      aria-pressed={isSelected === true}
      aria-disabled={isOpen ? undefined : true}
      aria-label={[name, shownPrice, state].filter(Boolean).join(", ")}
      data-label={label}
      onClick={isOpen && !isPlacing ? props.onPick : undefined}
    >
      {hasLabelBox && <span className={styles.label} data-label={label} data-rest={props.rest} />}
      {/* A text of another length is another element: in the same one its centred beginning would shift. */}
      <span
        key={shownPrice?.length}
        className={classes(styles.price, isLong(price) && styles.long)}
        data-price=""
      >
        {isSuspended ? <Icon name="padlock" size="xs" /> : (price ?? "–")}
      </span>
      {isPlacing && <i className={styles.filling} />}
    </button>
  );
});

const isLong = (price: string | null): boolean =>
  price !== null && price.length > maxLargeOddsLength;
