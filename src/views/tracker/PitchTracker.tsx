import type { Game } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { at } from "../components/at.ts";
import { classes } from "../components/classes.ts";
import { LineEnds } from "../components/LineEnds.tsx";
import {
  barShare,
  type Incident,
  incidentsOf,
  isOnLine,
  momentumOf,
  shareOf,
} from "./incidents.ts";
import styles from "./PitchTracker.module.css";

/** Labels of goals closer than this would lie on each other. */
const labelMinutes = 7;

/**
 * The course of a match of two halves: who pressed when, goals and cards on the time line, and what happened last.
 * `played` is the share of its regular time, `length` that time in minutes.
 */
export function PitchTracker(props: { game: Game; played: number; length: number }) {
  const { game, played, length } = props;
  const t = useTranslation();
  const incidents = incidentsOf(game) ?? [];
  const named = incidents.filter(isOnLine);
  const latest = incidents.at(-1);
  const textOf = ({ kind, side, minute }: Incident) =>
    t("tracker.incident", {
      minute,
      what: t(`tracker.${kind}`),
      team: (side === 0 ? game.opponent1 : game.opponent2)?.name ?? "",
    });
  return (
    <figure className={styles.tracker}>
      <figcaption className="vh">{t("tracker.momentum")}</figcaption>
      <div className={styles.chart} aria-hidden="true">
        {momentumOf(incidents, played * length).map(([first, second], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: stretches keep their order
          <span key={index} className={styles.stretch} style={at(index * barShare(length))}>
            <i style={at(first)} />
            <i style={at(second)} />
          </span>
        ))}
        <i className={styles.line} />
        <i className={classes(styles.line, styles.played)} style={at(played)} />
        <i className={styles.half} />
        {named.map((incident, index) => (
          <Mark
            // biome-ignore lint/suspicious/noArrayIndexKey: incidents keep their order
            key={index}
            incident={incident}
            length={length}
            isLabelled={isApart(incident, named.slice(0, index))}
          />
        ))}
        <i className={styles.head} style={at(played)} />
      </div>
      <LineEnds texts={["0′", t("sports.halfTime"), `${length}′`]} />
      <p className={styles.latest}>
        {latest === undefined ? t("tracker.nothingYet") : textOf(latest)}
      </p>
      {named.length > 0 && (
        <ol className="vh">
          {named.map((incident, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: incidents keep their order
            <li key={index}>{textOf(incident)}</li>
          ))}
        </ol>
      )}
    </figure>
  );
}

function Mark(props: { incident: Incident; length: number; isLabelled: boolean }) {
  const { kind, side, minute } = props.incident;
  return (
    <span
      className={classes(styles.mark, styles[kind], side === 1 && styles.second)}
      // In the middle of its minute.
      style={at(shareOf(minute - 0.5, props.length))}
    >
      <i />
      {kind === "goal" && props.isLabelled && <b>{`${minute}′`}</b>}
    </span>
  );
}

/** Whether the label of a goal is clear of those of the same side before it. */
const isApart = ({ side, minute }: Incident, before: readonly Incident[]): boolean =>
  before.every(
    (goal) => goal.kind !== "goal" || goal.side !== side || minute - goal.minute >= labelMinutes,
  );
