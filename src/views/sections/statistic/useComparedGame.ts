import { chosenKey, statisticsList } from "../../../events/chosenGames/index.ts";
import { type Game, gameOf } from "../../../events/sports/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** The match of the page in the feeds, the live one first; undefined until it has come, and once it has left them. */
export function useComparedGame(permanentId: number | null): Game | undefined {
  const tables = useSelect(({ sports }) => sports.tables);
  const views = useSelect(({ sports }) => sports.views);
  return (["live", "line"] as const)
    .flatMap((feed) => views[chosenKey({ feed, list: statisticsList })]?.gameIds ?? [])
    .map((id) => gameOf(tables, id))
    .find((game) => game?.permanentId === permanentId);
}
