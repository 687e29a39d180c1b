import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Clock } from "./Clock.tsx";
import { Kit } from "./Kit.tsx";
import styles from "./LiveCard.module.css";
import { nameOf, Serving, Sets, type Sides } from "./MatchRow.tsx";
import { OddsGroup } from "./OddsGroup.tsx";
import { classes } from "./classes.ts";

/** A live match in the rail on home. */
export function LiveCard(props: {
  href: string;
  sides: Sides;
  clock: string;
  /** Over or no longer offered; it stays until the list is rearranged. */
  isClosed?: boolean | undefined;
  about: string;
  /** A `TimeLine` or `PartLine`. */
  line?: ReactNode;
  columns: 2 | 3;
  /** `Odds` cells; nothing while no market is open. */
  children?: ReactNode;
}) {
  const t = useTranslation();
  return (
    <article className={classes(styles.card, props.isClosed && styles.closed)}>
      <a className={styles.match} href={props.href}>
        <span className={styles.top}>
          {props.isClosed === true ? <b>{props.clock}</b> : <Clock text={props.clock} />}
          <span className={classes(styles.about, "cut")}>{props.about}</span>
        </span>
        {props.sides.map((side) => (
          <span className={styles.team} key={side.teamId}>
            {side.hasKit === true && <Kit teamId={side.teamId} size="card" />}
            <span className="cut">{side.name}</span>
            {side.isServing === true && <Serving />}
            <Sets of={side} />
            {side.score !== undefined && <b className={styles.score}>{side.score}</b>}
          </span>
        ))}
      </a>
      {props.line}
      <OddsGroup
        name={nameOf(props.sides, t)}
        className={classes(styles.odds, props.columns === 2 && styles.two)}
      >
        {props.children}
      </OddsGroup>
    </article>
  );
}
