import type { Game, ShownGame } from "../../events/sports/index.ts";
import { LockedCells } from "./LockedCells.tsx";
import { MarketCells } from "./MarketCells.tsx";
import { shortText } from "./markets.ts";
import { useListMarkets } from "./useListMarkets.ts";

const usualCells = 3;

/** Prices of the main market the list was arranged with, or padlocks instead. */
export function MainCells(props: {
  game: Game;
  shown: ShownGame;
  isLocked: boolean;
  layout: "stack" | "solo";
}) {
  const { game, isLocked, layout } = props;
  const { typeId, cells } = props.shown;
  const { main } = useListMarkets(game);
  const isOpen = main !== undefined && (typeId === null || main.typeId === typeId);
  const count = cells === 0 ? usualCells : Math.min(cells, usualCells);
  return isOpen && !isLocked ? (
    <MarketCells id={main.id} game={game} layout={layout} text={shortText} most={count} />
  ) : (
    <LockedCells typeId={typeId} count={count} game={game} layout={layout} />
  );
}
