import { chosenKey } from "../../events/chosenGames/index.ts";
import { type Game, gameOf, isOver, type ShownGame } from "../../events/sports/index.ts";
import { Card } from "../components/Band.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { GameRow } from "../sports/GameRow.tsx";
import { useShownGames } from "../sports/useShownGames.ts";
import { GameStar } from "./GameStar.tsx";

/** The matches that a page names, of one feed, by their start; only those that `isChosen` keeps. */
export function useChosenGames(
  feed: "live" | "line",
  list: string,
  isChosen: (game: Game) => boolean = () => true,
) {
  const tables = useSelect(({ sports }) => sports.tables);
  const { shown, isOut } = useShownGames(chosenKey({ feed, list }));
  const rows = shown
    .flatMap((row) => {
      const game = gameOf(tables, row.id);
      return game !== undefined && game.feed === feed && isChosen(game) ? [{ row, game }] : [];
    })
    .sort((a, b) => a.game.startTime - b.game.startTime || a.game.id - b.game.id)
    .map(({ row }) => row);
  return { rows, isOut };
}

/** The matches of a list now, live ones first; for counts and names. */
export function useGamesOf(list: string, isOf: (game: Game) => boolean): readonly Game[] {
  const tables = useSelect(({ sports }) => sports.tables);
  const liveIds = useSelect(
    ({ sports }) => sports.views[chosenKey({ feed: "live", list })]?.gameIds,
  );
  const lineIds = useSelect(
    ({ sports }) => sports.views[chosenKey({ feed: "line", list })]?.gameIds,
  );
  return [...(liveIds ?? []), ...(lineIds ?? [])].flatMap((id) => {
    const game = gameOf(tables, id);
    return game !== undefined && !isOver(game) && isOf(game) ? [game] : [];
  });
}

/** Rows of matches, each with its prices and its star. */
export const ChosenRows = (props: {
  rows: readonly ShownGame[];
  isOut: (id: number) => boolean;
}) => (
  <Card>
    {props.rows.map((row) => (
      <GameRow key={row.id} shown={row} isOut={props.isOut(row.id)} Star={GameStar} />
    ))}
  </Card>
);
