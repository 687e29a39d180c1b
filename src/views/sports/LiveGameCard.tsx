import { memo } from "react";
import { gamePlace, pathOf } from "../../events/navigation/index.ts";
import { type Game, type ShownGame, isOver } from "../../events/sports/index.ts";
import { useTranslation } from "../../infra/i18n.ts";
import { LiveCard } from "../components/LiveCard.tsx";
import { useRecord } from "../hooks/useRecord.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { MainCells } from "./MainCells.tsx";
import { clockOf } from "./matchTime.ts";
import { MatchLine } from "./MatchLine.tsx";
import { sidesOf } from "./sides.ts";
import { kindOf, sportOf } from "./sportKinds.ts";

type LiveGameCardProps = {
  shown: ShownGame;
  /** It is no longer live but still on screen. */
  isOut: boolean;
};

/** A live match in the rail on home. */
export const LiveGameCard = memo(function LiveGameCard(props: LiveGameCardProps) {
  const game = useRecord("games", props.shown.id);
  return game === undefined ? null : <LoadedCard {...props} game={game} />;
});

function LoadedCard({ game, shown, isOut }: LiveGameCardProps & { game: Game }) {
  const t = useTranslation();
  const language = useSelect(({ settings }) => settings.language);
  const champ = useSelect(({ sports }) => sports.champs[game.champId]?.name);
  const kind = kindOf(useSelect((state) => sportOf(state, game.sportId)));
  const isClosed = isOver(game) || isOut;
  return (
    <LiveCard
      href={pathOf(gamePlace(game), language)}
      sides={sidesOf(game, kind)}
      clock={
        isClosed
          ? t(isOver(game) ? "sports.statusOver" : "sports.marketsClosed")
          : clockOf(game, kind, t).clock
      }
      isClosed={isClosed}
      about={champ ?? ""}
      line={<MatchLine game={game} kind={kind} />}
      columns={shown.cells === 2 ? 2 : 3}
    >
      <MainCells game={game} shown={shown} isLocked={isClosed} layout="stack" />
    </LiveCard>
  );
}
