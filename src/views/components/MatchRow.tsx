import type { ReactNode } from "react";
import { at } from "./at.ts";
import { Clock } from "./Clock.tsx";
import { Icon } from "./Icon.tsx";
import { Kit } from "./Kit.tsx";
import styles from "./MatchRow.module.css";
import { OddsGroup } from "./OddsGroup.tsx";
import { classes } from "./classes.ts";
import { useTranslation, type Translate } from "../../infra/i18n.ts";

/** One side of a match as a list shows it. */
export type Side = {
  readonly teamId: number;
  readonly name: string;
  readonly score?: string | undefined;
  /** Points of the finished sets; won ones are bold. */
  readonly sets?:
    | readonly { readonly number: number; readonly points: string; readonly isWon: boolean }[]
    | undefined;
  readonly isServing?: boolean | undefined;
  /** Whether to show the shirt derived from the id. */
  readonly hasKit?: boolean | undefined;
};

/** The opponents; a race has one side, with its title as the name. */
export type Sides = readonly [Side] | readonly [Side, Side];

export type MatchRowProps = {
  href: string;
  sides: Sides;
  /** Running clock of a live match; otherwise `when` is its start. */
  clock?: string | undefined;
  when?: ReactNode;
  /** Period, or the championship in a list of several. */
  about?: string | undefined;
  /** Over or no longer offered; it stays until the list is rearranged. */
  isClosed?: boolean | undefined;
  /** Number of further markets on the match page: "+184". */
  more?: string | undefined;
  /** A control of the match, such as a star. */
  action?: ReactNode;
  /** Small details under the teams: half-time score, corners, cards. */
  details?: ReactNode;
  /** Share of the match played, 0 to 1; drawn on the row's divider. */
  progress?: number | undefined;
  /** Replaces prices that do not fit side by side, as in a race. */
  note?: string | undefined;
  /** One or two `OddsLine`s. */
  children?: ReactNode;
  hasTwoLines?: boolean | undefined;
};

/** A match in a list: teams, score, prices. */
export function MatchRow(props: MatchRowProps) {
  const t = useTranslation();
  const { progress, note, hasTwoLines } = props;
  return (
    <article
      className={classes(styles.row, hasTwoLines && styles.double, props.isClosed && styles.closed)}
      style={progress === undefined ? undefined : at(progress)}
    >
      <div className={styles.meta}>
        {props.clock !== undefined && <Clock text={props.clock} />}
        {props.when !== undefined && (
          <b className={styles.when} data-time="">
            {props.when}
          </b>
        )}
        {props.about !== undefined && <span className="cut">{props.about}</span>}
        <span className={styles.tail}>
          {props.more !== undefined && <span className={styles.more}>{props.more}</span>}
          {props.action}
        </span>
      </div>
      <a className={styles.info} href={props.href}>
        {props.sides.map((side) => (
          <Team side={side} key={side.teamId} />
        ))}
        {props.details !== undefined && <span className={styles.details}>{props.details}</span>}
      </a>
      {note === undefined ? (
        <OddsGroup
          name={nameOf(props.sides, t)}
          className={styles.odds}
          hasColumnHead={hasTwoLines}
        >
          {props.children}
        </OddsGroup>
      ) : (
        <p className={styles.note}>{note}</p>
      )}
    </article>
  );
}

/** "Norrvik against Bastia Azul", or the title of a race. */
export function nameOf([first, second]: Sides, t: Translate): string {
  return second === undefined
    ? first.name
    : t("sports.against", { first: first.name, second: second.name });
}

/** Marks the side that serves or bats. */
export function Serving() {
  const t = useTranslation();
  return (
    <i className={styles.serve}>
      <span className="vh">{t("sports.serving")}</span>
    </i>
  );
}

/** Points of each set, in a sport that is played in sets. */
export const Sets = ({ of: { sets } }: { of: Side }) =>
  sets !== undefined && (
    <span className={styles.sets}>
      {sets.map((set) => (
        <span className={set.isWon ? styles.won : undefined} key={set.number}>
          {set.points}
        </span>
      ))}
    </span>
  );

/** The name of a side with its points. */
export function Team(props: { side: Side }) {
  const { teamId, name, score, isServing, hasKit } = props.side;
  return (
    <span className={styles.team}>
      {hasKit === true && <Kit teamId={teamId} />}
      <span className={classes("cut", styles.name)}>{name}</span>
      {isServing === true && <Serving />}
      <Sets of={props.side} />
      {score !== undefined && <span className={styles.score}>{score}</span>}
    </span>
  );
}

/** A small detail with its icon: corners, cards. */
export function Detail(props: {
  name: string;
  icon?: "flag" | undefined;
  card?: "yellow" | "red" | undefined;
  children: ReactNode;
}) {
  return (
    <span className={styles.detail}>
      <span className="vh">{props.name}</span>
      {props.icon !== undefined && <Icon name={props.icon} size="tiny" />}
      {props.card !== undefined && (
        <i className={props.card === "red" ? styles.red : styles.yellow} />
      )}
      {props.children}
    </span>
  );
}
