import { chosenKey } from "../../events/chosenGames/index.ts";
import { type Game, gameOf, isOver, type ShownGame } from "../../events/sports/index.ts";
import { Card } from "../components/Band.tsx";
import { useSelect } from "../hooks/useSelect.ts";
import { GameRow } from "../sports/GameRow.tsx";
import { useIsOffered } from "../sports/useIsOffered.ts";
import { useShownGames } from "../sports/useShownGames.ts";
import { GameStar } from "./GameStar.tsx";

/**
 * The matches that a page names, of one feed, by their start, or in the order of the server; only those that `isChosen`
 * keeps. [sports-002]
 */
export function useChosenGames(
  feed: "live" | "line",
  list: string,
  isChosen: (game: Game) => boolean = () => true,
  order: "start" | "server" = "start",
) {
  const tables = useSelect(({ sports }) => sports.tables);
  const isOffered = useIsOffered();
  const { shown, isOut } = useShownGames(chosenKey({ feed, list }));
  const chosen = shown.flatMap((row) => {
    const game = gameOf(tables, row.id);
    const isShown = game?.feed === feed && isOffered(feed, game.sportId) && isChosen(game);
    return isShown ? [{ row, game }] : [];
  });
  if (order === "start")
    chosen.sort((a, b) => a.game.startTime - b.game.startTime || a.game.id - b.game.id);
  return { rows: chosen.map(({ row }) => row), isOut };
}

/** The matches of a list now, live ones first; for counts and names. [sports-002] */
export function useGamesOf(list: string, isOf: (game: Game) => boolean): readonly Game[] {
  const tables = useSelect(({ sports }) => sports.tables);
  const isOffered = useIsOffered();
  const liveIds = useSelect(
    ({ sports }) => sports.views[chosenKey({ feed: "live", list })]?.gameIds,
  );
  const lineIds = useSelect(
    ({ sports }) => sports.views[chosenKey({ feed: "line", list })]?.gameIds,
  );
  return [...(liveIds ?? []), ...(lineIds ?? [])].flatMap((id) => {
    const game = gameOf(tables, id);
    return game !== undefined && !isOver(game) && isOffered(game.feed, game.sportId) && isOf(game)
      ? [game]
      : [];
  });
}

/** Rows of matches, each with its prices and its star. */
export const ChosenRows = (props: {
  rows: readonly ShownGame[];
  isOut: (id: number) => boolean;
  hrefOf?: ((game: Game) => string) | undefined;
}) => (
  <Card>
    {props.rows.map((row) => (
      <GameRow
        key={row.id}
        shown={row}
        isOut={props.isOut(row.id)}
        Star={GameStar}
        hrefOf={props.hrefOf}
      />
    ))}
  </Card>
);
