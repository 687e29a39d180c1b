import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Badge } from "./Badge.tsx";
import styles from "./BetCard.module.css";
import { Clock } from "./Clock.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";

export type BetCardProps = {
  /** The picked outcome: "Over 3.5". */
  pick: string;
  market: string;
  /** Teams, and the start of a match that has not begun; empty for a bet on no match. */
  event: string;
  /** Clock and score of a live match. */
  clock?: string | undefined;
  /** Current price; for a locked bet the last known one. */
  price: string;
  /** Price before the last change, until the player accepts it. */
  was?: string | undefined;
  move?: "up" | "down" | undefined;
  /** Why the bet cannot be placed now. */
  lock?: string | undefined;
  /** The same in a word, in place of the price before: a lock that comes and goes by itself moves nothing. */
  lockWord?: string | undefined;
  /** How old a price is that could not be updated. */
  age?: string | undefined;
  /** Badge of a bonus bet. */
  badge?: string | undefined;
  /** The card collapses, then calls `onRemoved`. */
  isRemoving?: boolean | undefined;
  onRemoved?: (() => void) | undefined;
  /** Absent while the bet is being placed and cannot be removed. */
  onRemove?: (() => void) | undefined;
  /** Id of the remove button, to move focus to it after another bet was removed. */
  id?: string | undefined;
  /** A toggle before the remove button. */
  toggle?: ReactNode;
  /** Its own amount, in a set of singles. */
  stake?: ReactNode;
  /** One line less, for the quick coupon. */
  isShort?: boolean | undefined;
};

/** A bet in the coupon. */
export function BetCard(props: BetCardProps) {
  const { pick, market, event, clock, price, was, lock, lockWord, isShort } = props;
  const t = useTranslation();
  const isLocked = lock !== undefined;
  const move = isLocked ? undefined : props.move;
  return (
    <li
      className={classes(
        styles.frame,
        isLocked && styles.locked,
        props.isRemoving && styles.removing,
      )}
      onTransitionEnd={(event) => {
        // Height and opacity end together; react to one of them only.
        if (props.isRemoving === true && event.propertyName === "opacity") props.onRemoved?.();
      }}
    >
      <div className={classes(styles.bet, props.toggle !== undefined && styles.toggled)}>
        <div className={styles.texts}>
          <div className={styles.pick}>
            {pick}
            {props.badge !== undefined && <Badge tone="warning">{props.badge}</Badge>}
          </div>
          {!isShort && <div className={styles.market}>{market}</div>}
          {(isShort === true || event !== "") && (
            <div className={styles.event}>
              {clock !== undefined && <Clock text={clock} />}
              <span>{isShort && event !== "" ? `${market}, ${event}` : event || market}</span>
            </div>
          )}
        </div>
        <div className={styles.odds}>
          {/* A text of another length is another element, as in a cell of prices: in the same one its beginning would shift. */}
          <span key={price.length} className={classes(styles.price, move && styles[move])}>
            {isLocked ? (
              <Mark icon="padlock" text={t("coupon.locked")} />
            ) : (
              move && (
                <Mark icon={move} text={t(move === "up" ? "sports.oddsUp" : "sports.oddsDown")} />
              )
            )}
            {price}
          </span>
          {lockWord !== undefined && (
            <span className={styles.word}>
              <span aria-hidden="true">{lockWord}</span>
              <span className="vh">{lock}</span>
            </span>
          )}
          {was !== undefined && !isLocked && (
            <s className={styles.was}>
              <span className="vh">{t("coupon.was")} </span>
              {was}
            </s>
          )}
        </div>
        {props.toggle !== undefined && <div className={styles.toggle}>{props.toggle}</div>}
        {props.onRemove === undefined ? (
          <span className={styles.gap} />
        ) : (
          <IconButton
            icon="close"
            name={t("coupon.remove", { pick })}
            id={props.id}
            onPress={props.onRemove}
            className={styles.remove}
          />
        )}
        {isLocked && lockWord === undefined && <p className={styles.lock}>{lock}</p>}
        {props.age !== undefined && <p className={styles.age}>{props.age}</p>}
        {props.stake !== undefined && <div className={styles.stake}>{props.stake}</div>}
      </div>
    </li>
  );
}

function Mark(props: { icon: "up" | "down" | "padlock"; text: string }) {
  return (
    <>
      <Icon name={props.icon} className={styles.mark} />
      <span className="vh">{props.text} </span>
    </>
  );
}
