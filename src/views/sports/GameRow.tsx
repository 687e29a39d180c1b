import { memo } from "react";
import { gamePlace, pathOf } from "../../events/navigation/route.ts";
import type { Game } from "../../events/sports/tables.ts";
import { useWords } from "../../infra/i18n.ts";
import { MatchRow } from "../components/MatchRow.tsx";
import { OddsLine } from "../components/OddsGroup.tsx";
import { formatStart } from "../format/dates.ts";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useTimeView } from "../hooks/useTimeView.ts";
import { MarketCells } from "./MarketCells.tsx";
import { MatchFacts } from "./MatchFacts.tsx";
import { clockOf, isOver, progressOf } from "./matchTime.ts";
import { sidesOf } from "./sides.ts";
import { kindOf, sportOf } from "./sportKinds.ts";
import { TotalLine } from "./TotalLine.tsx";
import { useListMarkets } from "./useListMarkets.ts";
import { useNow } from "./useNow.ts";

type GameRowProps = {
  id: number;
  /** `list`: result and total under its championship; `top`: result alone, under column heads. */
  place: "list" | "top";
};

/** A match of the feeds in a list, by its id: it renders again when this match changed. */
export const GameRow = memo(function GameRow(props: GameRowProps) {
  const game = useRecord("games", props.id);
  return game === undefined ? null : <KnownGameRow {...props} game={game} />;
});

function KnownGameRow({ game, place }: GameRowProps & { game: Game }) {
  const words = useWords();
  const view = useTimeView();
  const now = useNow();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[game.champId]?.name);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const { main, totals } = useListMarkets(game);
  const isLive = game.feed === "live";
  const { clock, period } = clockOf(game, kind, words);
  const outcomes = main?.outcomeIds.length ?? 0;
  const hasTotals = place === "list" && totals.length > 0;
  const isEnded = isOver(game);
  const note =
    isEnded || (outcomes === 0 && !hasTotals)
      ? words("sports.marketsClosed")
      : outcomes > 3
        ? words("sports.outcomes", { count: outcomes })
        : undefined;
  return (
    <MatchRow
      href={pathOf(gamePlace(game), language)}
      sides={sidesOf(game, kind)}
      clock={isLive && !isEnded ? clock : undefined}
      when={
        isEnded
          ? words("sports.statusOver")
          : isLive
            ? undefined
            : formatStart(game.startTime * 1000, now, view)
      }
      about={place === "top" ? champ : isLive && !isEnded ? period : undefined}
      more={game.marketsCount > 0 ? `+${game.marketsCount}` : undefined}
      facts={hasTotals && isLive && <MatchFacts game={game} periods={kind.periods} />}
      progress={isLive && !isEnded ? progressOf(game, kind) : undefined}
      note={note}
      hasTwoLines={hasTotals}
    >
      {main !== undefined && (
        <OddsLine columns={outcomes === 2 ? 2 : 3}>
          <MarketCells
            id={main.id}
            game={game}
            layout={place === "top" ? "solo" : "stack"}
            label="short"
          />
        </OddsLine>
      )}
      {hasTotals && <TotalLine game={game} totals={totals} />}
    </MatchRow>
  );
}
