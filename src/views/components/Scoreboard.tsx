import type { ReactNode } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { classes } from "./classes.ts";
import { Clock } from "./Clock.tsx";
import { Kit } from "./Kit.tsx";
import { Pitch } from "./Pitch.tsx";
import type { Side, Sides } from "./MatchRow.tsx";
import styles from "./Scoreboard.module.css";

/** Header of the match page: teams, score, progress and statistics. */
export function Scoreboard(props: {
  /** The header bar of the page, of kind `pitch`. */
  bar: ReactNode;
  sides: Sides;
  /** Show the pitch, for football. */
  isOnPitch: boolean;
  /** Running clock; null keeps its space for a match that is paused or over. */
  clock?: string | null | undefined;
  /** Period in words, start, or result so far: "2nd half, HT 1–1". */
  period: string;
  /** A `TimeLine` or `PartLine` of tone `pitch`, with the texts below it, or the course of the match. */
  line?: ReactNode;
  /** Statistics of both sides, at most four. */
  stats?: readonly { readonly name: string; readonly value: string }[] | undefined;
  /** Links below all of it. */
  more?: ReactNode;
}) {
  const t = useTranslation();
  const [first, second] = props.sides;
  const hasScore = first.score !== undefined && second?.score !== undefined;
  return (
    <Pitch drawing={props.isOnPitch ? "centre" : undefined} className={styles.board}>
      {props.bar}
      <div className={classes(styles.match, second === undefined && styles.alone)}>
        <Team side={first} />
        <div className={styles.centre}>
          {hasScore ? (
            <div className={styles.score}>
              <span className="vh">
                {t("sports.score", { first: first.score ?? "", second: second?.score ?? "" })}
              </span>
              <span aria-hidden="true" key={`1-${first.score}`} className={styles.digit}>
                {first.score}
              </span>
              <i className={styles.dash} />
              <span aria-hidden="true" key={`2-${second?.score}`} className={styles.digit}>
                {second?.score}
              </span>
            </div>
          ) : (
            second !== undefined && (
              <div className={styles.score} aria-hidden="true">
                <i className={styles.dash} />
              </div>
            )
          )}
          {props.clock !== undefined && (
            <div className={styles.clock}>
              {props.clock !== null && <Clock text={props.clock} onPitch />}
            </div>
          )}
          <div className={styles.period} data-time={props.clock === undefined ? "" : undefined}>
            {props.period}
          </div>
        </div>
        {second !== undefined && <Team side={second} />}
      </div>
      {props.line !== undefined && <div className={styles.line}>{props.line}</div>}
      {props.stats !== undefined && props.stats.length > 0 && (
        <dl className={styles.stats}>
          {props.stats.map((stat) => (
            <div key={stat.name}>
              <dt>{stat.name}</dt>
              <dd>{stat.value}</dd>
            </div>
          ))}
        </dl>
      )}
      {props.more}
    </Pitch>
  );
}

function Team(props: { side: Side }) {
  return (
    <div className={styles.team}>
      {props.side.hasKit === true && <Kit teamId={props.side.teamId} size="board" />}
      <span>{props.side.name}</span>
    </div>
  );
}
