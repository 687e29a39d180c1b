import { memo } from "react";
import { gamePlace, pathOf } from "../../events/navigation/route.ts";
import type { Game } from "../../events/sports/tables.ts";
import { useWords } from "../../infra/i18n.ts";
import { LiveCard } from "../components/LiveCard.tsx";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { MarketCells } from "./MarketCells.tsx";
import { clockOf } from "./matchTime.ts";
import { MatchLine } from "./MatchLine.tsx";
import { sidesOf } from "./sides.ts";
import { kindOf, sportOf } from "./sportKinds.ts";
import { useListMarkets } from "./useListMarkets.ts";

/** A live match in the rail of home, by its id. */
export const LiveGameCard = memo(function LiveGameCard(props: { id: number }) {
  const game = useRecord("games", props.id);
  return game === undefined ? null : <KnownCard game={game} />;
});

function KnownCard({ game }: { game: Game }) {
  const words = useWords();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[game.champId]?.name);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const { main } = useListMarkets(game);
  return (
    <LiveCard
      href={pathOf(gamePlace(game), language)}
      sides={sidesOf(game, kind)}
      clock={clockOf(game, kind, words).clock}
      about={champ ?? ""}
      line={<MatchLine game={game} kind={kind} />}
      columns={main?.outcomeIds.length === 2 ? 2 : 3}
    >
      {main !== undefined && (
        <MarketCells id={main.id} game={game} layout="stack" label="short" most={3} />
      )}
    </LiveCard>
  );
}
