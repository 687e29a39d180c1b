import { gamePlace, pathOf } from "../../../events/navigation/index.ts";
import { type Game, hasBegun, isOver } from "../../../events/sports/index.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { Band, Card } from "../../components/Band.tsx";
import { Clock } from "../../components/Clock.tsx";
import { nameOf, Team } from "../../components/MatchRow.tsx";
import { formatStart } from "../../format/dates.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useTimeView } from "../../hooks/useTimeView.ts";
import { clockOf } from "../../sports/matchTime.ts";
import { sidesOf } from "../../sports/sides.ts";
import { kindOf, sportOf } from "../../sports/sportKinds.ts";
import { useNow } from "../../sports/useNow.ts";
import styles from "./Statistic.module.css";
import { useComparedGame } from "./useComparedGame.ts";

/** Sides, score and time of the match, as the feeds have them; its place is kept until they are here. */
export function Match({ permanentId }: { permanentId: number }) {
  const game = useComparedGame(permanentId);
  return (
    <Band>
      <Card>
        <div className={styles.match}>{game !== undefined && <Sides game={game} />}</div>
      </Card>
    </Band>
  );
}

function Sides({ game }: { game: Game }) {
  const t = useTranslation();
  const view = useTimeView();
  const now = useNow();
  const language = useSelect(({ settings }) => settings.language);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const { clock, period } = clockOf(game, kind, t);
  const sides = sidesOf(game, kind);
  const state = isOver(game)
    ? t("sports.statusOver")
    : hasBegun(game)
      ? period
      : formatStart(game.startTime * 1000, now, view);
  return (
    <a
      className={styles.sides}
      href={pathOf(gamePlace(game), language)}
      aria-label={`${nameOf(sides, t)}. ${t("statistic.toMatch")}`}
    >
      <span className={styles.when}>
        {hasBegun(game) && !isOver(game) && clock !== undefined && <Clock text={clock} />}
        <span data-time="">{state}</span>
      </span>
      {sides.map((side) => (
        <Team side={side} key={side.teamId} />
      ))}
    </a>
  );
}
