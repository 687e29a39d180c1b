import type { ReactNode } from "react";
import { type Game, hasBegun, isOver } from "../../../events/sports/index.ts";
import { useTranslation, type Translate } from "../../../infra/i18n.ts";
import { LineEnds } from "../../components/LineEnds.tsx";
import { Scoreboard } from "../../components/Scoreboard.tsx";
import { formatMoment } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { MatchLine } from "../../sports/MatchLine.tsx";
import { clockOf, periodOf } from "../../sports/matchTime.ts";
import { sidesOf } from "../../sports/sides.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import { useNow } from "../../sports/useNow.ts";
import { PitchTrackerSlot, TableTrackerSlot } from "../../tracker/TrackerSlot.tsx";
import { StatisticsLink } from "./StatisticsLink.tsx";
import { BoardTable } from "./BoardTable.tsx";

/** Teams, score and progress of the match, as far as the feed has them. */
export function Board(props: { bar: ReactNode; game: Game; more?: ReactNode }) {
  const { bar, game } = props;
  const t = useTranslation();
  const view = useTimeView();
  const now = useNow();
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const isLive = hasBegun(game);
  const isRunning = isLive && !isOver(game);
  const { clock, period } = clockOf(game, kind, t);
  const shownClock = isRunning && period !== "" ? clock : undefined;
  const { opponent1, opponent2 } = game;
  const more = (
    <>
      {props.more}
      <StatisticsLink game={game} />
    </>
  );
  if (isLive && !kind.hasPitch && opponent1 !== undefined && opponent2 !== undefined) {
    return (
      <BoardTable
        bar={bar}
        game={game}
        kind={kind}
        clock={shownClock}
        period={periodOf(game, kind, t)}
        more={
          <>
            <TableTrackerSlot game={game} kind={kind} />
            {more}
          </>
        }
      />
    );
  }
  return (
    <Scoreboard
      bar={bar}
      isOnPitch={kind.hasPitch === true}
      sides={withResult(game, sidesOf(game, { ...kind, hasSets: false }))}
      clock={isLive ? (shownClock ?? null) : undefined}
      period={
        isLive
          ? [periodOf(game, kind, t), ...halfTimeScoreOf(game, t)].join(", ")
          : t("sports.startsAt", { when: formatMoment(game.startTime * 1000, now, view) })
      }
      line={
        isLive && (
          <PitchTrackerSlot game={game} kind={kind}>
            <MatchLine game={game} kind={kind} isOnPitch />
            {kind.clock === "minutes" && <LineEnds texts={["0′", "90′"]} />}
          </PitchTrackerSlot>
        )
      }
      stats={statsOf(game, t)}
      more={more}
    />
  );
}

function withResult(game: Game, sides: ReturnType<typeof sidesOf>): ReturnType<typeof sidesOf> {
  const { score } = game;
  const [first, second] = sides;
  if (second === undefined || score === undefined || !hasBegun(game)) return sides;
  const [firstScore, secondScore] = score.full;
  return [
    { ...first, score: String(firstScore) },
    { ...second, score: String(secondScore) },
  ];
}

/** "HT 1–1" during the second half. */
function halfTimeScoreOf({ score }: Game, t: Translate): readonly string[] {
  const [first, second, ...others] = score?.periods ?? [];
  const isSecondHalf = first !== undefined && second !== undefined && others.length === 0;
  return isSecondHalf ? [`${t("sports.halfTime")} ${first.values.join("–")}`] : [];
}

/** The statistics of the feed, at most four. */
function statsOf({ score }: Game, t: Translate) {
  const { possession, shotsOnTarget, corners, yellowCards, redCards } = score?.details ?? {};
  const cards = yellowCards?.map((count, side) => count + (redCards?.[side] ?? 0));
  const stats = [
    { name: t("sports.possession"), values: possession },
    { name: t("sports.onTarget"), values: shotsOnTarget },
    { name: t("sports.corners"), values: corners },
    { name: t("sports.cards"), values: cards },
  ];
  return stats.flatMap(({ name, values }) =>
    values === undefined ? [] : [{ name, value: values.join("–") }],
  );
}
