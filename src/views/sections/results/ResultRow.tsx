import { gamePlace, pathOf } from "../../../events/navigation/index.ts";
import type { Result } from "../../../events/results/index.ts";
import { type Game, isOver } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Clock } from "../../components/Clock.tsx";
import { nameOf, type Sides, Team } from "../../components/MatchRow.tsx";
import { formatStart, formatTime } from "../../format/dates.ts";
import { useRecord } from "../../hooks/useRecord.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { clockOf } from "../../sports/matchTime.ts";
import { sidesOf } from "../../sports/sides.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import { useNow } from "../../sports/useNow.ts";
import { isOfDay } from "./days.ts";
import { partsOf, sidesOfResult } from "./resultSides.ts";
import styles from "./Results.module.css";

/**
 * A match of the results. One under way follows the live feed, where `gameId` is its id, and links to its page; null
 * while the feed is not here.
 */
export function ResultRow({ result, gameId }: { result: Result; gameId: number | null }) {
  const game = useRecord("games", gameId ?? 0);
  return game === undefined || result.finished ? (
    <EndedRow result={result} />
  ) : (
    <RunningRow result={result} game={game} />
  );
}

function EndedRow({ result }: { result: Result }) {
  const t = useTranslation();
  const view = useTimeView();
  const now = useNow();
  const kind = kindOf(useSelect((state) => sportOf(state, result.sportId)));
  const date = useSelect(({ results }) => results.question?.date ?? null);
  const { finished, startTime } = result;
  // Of the chosen day only the hour is told; abroad, a day in UTC has parts of two.
  const at = startTime * 1000;
  return (
    <Row
      sides={sidesOfResult(result, kind)}
      when={isOfDay(at, date, now, view) ? formatTime(at, view) : formatStart(at, now, view)}
      state={t(finished ? "sports.statusOver" : "shell.live")}
      parts={partsOf(result, kind)}
    />
  );
}

function RunningRow({ result, game }: { result: Result; game: Game }) {
  const t = useTranslation();
  const view = useTimeView();
  const language = useSelect(({ settings }) => settings.language);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const { clock, period } = clockOf(game, kind, t);
  const score = game.score ?? result.score;
  return (
    <Row
      href={pathOf(gamePlace(game), language)}
      // Shirts would be beside matches under way alone.
      sides={sidesOf({ ...game, score }, { ...kind, hasPitch: false })}
      when={formatTime(game.startTime * 1000, view)}
      {...(isOver(game) ? { state: t("sports.statusOver") } : { clock, state: period })}
      parts={partsOf({ ...result, score }, kind)}
    />
  );
}

function Row(props: {
  sides: Sides;
  when: string;
  state: string;
  clock?: string;
  parts: string | null;
  href?: string;
}) {
  const { sides, when, state, clock, parts, href } = props;
  const t = useTranslation();
  const teams = sides.map((side) => <Team side={side} key={side.teamId} />);
  return (
    <article className={styles.row} aria-label={nameOf(sides, t)}>
      <div className={styles.meta}>
        <b data-time="">{when}</b>
        {clock !== undefined && <Clock text={clock} />}
        <span className="cut">{state}</span>
        {parts !== null && <span className={styles.parts}>{parts}</span>}
      </div>
      {href === undefined ? (
        <div className={styles.teams}>{teams}</div>
      ) : (
        <a className={styles.teams} href={href}>
          {teams}
        </a>
      )}
    </article>
  );
}
