import { type Game, isOver } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { at } from "../components/at.ts";
import { classes } from "../components/classes.ts";
import { formatCount } from "../format/count.ts";
import { useSelect } from "../hooks/useSelect.ts";
import styles from "./OverTracker.module.css";
import { inningsOf, neededRuns, runRate, type TrackedInnings } from "./innings.ts";

/** An over with more runs is drawn as high as this one. */
const highestOver = 18;
const ballsOfOver = 6;

/** The course of a match drawn from its score: a bar for the runs of each over, dots for its wickets. */
export function OverTracker(props: {
  game: Game;
  /** On the board of the match: in its colours, and only the innings under way or the last one. */
  isOnPitch?: boolean;
}) {
  const { game, isOnPitch = false } = props;
  const t = useTranslation();
  const innings = inningsOf(game);
  const needed = neededRuns(innings);
  const isRunning = !isOver(game);
  if (innings.length === 0) return <p className={styles.note}>{t("cricket.totalsOnly")}</p>;
  return (
    <div className={classes(styles.tracker, isOnPitch && styles.pitch)}>
      {innings.slice(isOnPitch ? -1 : 0).map((one) => (
        <Innings
          key={one.number}
          innings={one}
          name={(one.side === 0 ? game.opponent1 : game.opponent2)?.name ?? ""}
          isNow={isRunning && one.number === innings.length}
          isScoreShown={!isOnPitch}
        />
      ))}
      {isRunning && needed !== null && needed > 0 && (
        <p className={styles.needed}>{t("cricket.needed", { count: needed })}</p>
      )}
    </div>
  );
}

function Innings(props: {
  innings: TrackedInnings;
  name: string;
  isNow: boolean;
  /** The board has the score above. */
  isScoreShown: boolean;
}) {
  const { innings, name, isNow, isScoreShown } = props;
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const { runs, wickets, balls, overs } = innings;
  const rate = runRate(innings);
  return (
    <figure className={styles.innings}>
      <figcaption className={styles.caption}>
        <b>{name}</b>
        {isScoreShown && (
          <span>
            <bdi>{`${runs}/${wickets}`}</bdi>
            {balls !== undefined && (
              <>
                {" "}
                <bdi>{t("sports.overs", { overs: oversText(balls) })}</bdi>
              </>
            )}
          </span>
        )}
        {rate !== null && (
          <span className={styles.rate}>
            {t("cricket.runRate", { rate: formatCount(rate, language) })}
          </span>
        )}
      </figcaption>
      <div className={styles.overs} aria-hidden="true">
        {overs.map((over, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: overs keep their order
          <i key={index} className={styles.over}>
            <i className={styles.wickets}>{"•".repeat(over.wickets)}</i>
            <i
              className={classes(styles.bar, isNow && index === overs.length - 1 && styles.now)}
              style={at(Math.min(1, over.runs / highestOver))}
            />
          </i>
        ))}
      </div>
      <ol className="vh">
        {overs.map((over, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: overs keep their order
          <li key={index}>
            {t("cricket.over", {
              number: formatCount(index + 1, language),
              runs: over.runs,
              wickets: over.wickets,
            })}
          </li>
        ))}
      </ol>
    </figure>
  );
}

/** 104 balls are 17.2 overs: 17 overs and 2 balls. */
const oversText = (balls: number): string =>
  `${Math.floor(balls / ballsOfOver)}.${balls % ballsOfOver}`;
