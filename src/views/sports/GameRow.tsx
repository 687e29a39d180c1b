import { type ComponentType, memo } from "react";
import { gamePlace, pathOf } from "../../events/navigation/index.ts";
import { type Game, type ShownGame, isOver } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { MatchRow } from "../components/MatchRow.tsx";
import { OddsLine } from "../components/OddsGroup.tsx";
import { formatStart } from "../format/dates.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { MainCells } from "./MainCells.tsx";
import { clockOf, progressOf } from "./matchTime.ts";
import { sidesOf } from "./sides.ts";
import { kindOf, sportOf } from "./sportKinds.ts";
import { useNow } from "./useNow.ts";

/** What a row under the header of its championship shows besides the main market. */
export type RowParts = {
  readonly Totals: ComponentType<{ game: Game; isLocked: boolean }>;
  readonly Details: ComponentType<{ game: Game; periods: number }>;
};

type GameRowProps = {
  shown: ShownGame;
  /** It has left the list but is still on screen. */
  isOut: boolean;
  /** Absent for a row under a sport: it has only the main market and names its championship. */
  parts?: RowParts | undefined;
  /** Marks the match as a favourite. */
  Star?: ComponentType<{ game: Game }> | undefined;
  /** Its page, if it is not the usual one. */
  hrefOf?: ((game: Game) => string) | undefined;
};

/** More prices than this do not fit side by side. */
const mostCells = 3;

/** A match of the feeds in a list; renders again when this match changes. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const game = useRecord("games", props.shown.id);
  return game === undefined ? null : <LoadedGameRow {...props} game={game} />;
});

function LoadedGameRow({ game, shown, isOut, parts, Star, hrefOf }: GameRowProps & { game: Game }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[game.champId]?.name);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const isEnded = isOver(game);
  const isLocked = isEnded || isOut;
  const isRunning = game.feed === "live" && !isLocked;
  const { clock, period } = clockOf(game, kind, t);
  const hasTotals = parts !== undefined && shown.hasTotals;
  return (
    <MatchRow
      href={hrefOf?.(game) ?? pathOf(gamePlace(game), language)}
      sides={sidesOf(game, kind)}
      isClosed={isLocked}
      clock={isRunning ? clock : undefined}
      when={
        isEnded ? (
          t("sports.statusOver")
        ) : isOut ? (
          t("sports.marketsClosed")
        ) : isRunning ? undefined : (
          <Start at={game.startTime * 1000} />
        )
      }
      about={parts === undefined ? champ : isRunning ? period : undefined}
      more={game.marketsCount > 0 ? `+${game.marketsCount}` : undefined}
      action={Star && <Star game={game} />}
      details={
        hasTotals && game.feed === "live" && <parts.Details game={game} periods={kind.periods} />
      }
      progress={isRunning ? progressOf(game, kind) : undefined}
      note={
        shown.cells > mostCells
          ? isLocked
            ? t("sports.marketsClosed")
            : t("sports.outcomes", { count: shown.cells })
          : undefined
      }
      hasTwoLines={hasTotals}
    >
      <OddsLine columns={shown.cells === 2 ? 2 : 3}>
        <MainCells
          game={game}
          shown={shown}
          isLocked={isLocked}
          layout={parts === undefined ? "solo" : "stack"}
        />
      </OddsLine>
      {hasTotals && <parts.Totals game={game} isLocked={isLocked} />}
    </MatchRow>
  );
}

/** By itself: another time zone or a new quarter of an hour renders no row again. */
function Start({ at }: { at: number }) {
  const view = useTimeView();
  const now = useNow();
  return formatStart(at, now, view);
}
