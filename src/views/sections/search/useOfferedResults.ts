import type { SearchBody } from "../../../events/search/events.ts";
import { gameOf } from "../../../events/sports/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useIsOffered } from "../../sports/useIsOffered.ts";

/**
 * What was found, without the sports that are disallowed for the player. The sport of a match that the answer does not
 * tell is known once its list is here. [sports-002]
 */
export function useOfferedResults(found: SearchBody | null): SearchBody | null {
  const isOffered = useIsOffered();
  const tables = useSelect(({ sports }) => sports.tables);
  if (found === null) return null;
  const isOfferedGame = (feed: "live" | "line", id: number, told?: number) => {
    const sportId = told ?? gameOf(tables, id)?.sportId;
    return sportId === undefined || isOffered(feed, sportId);
  };
  const isOfferedAnywhere = ({ sportId }: { readonly sportId: number }) =>
    isOffered("live", sportId) || isOffered("line", sportId);
  return {
    games: found.games.filter(({ feed, game }) => isOfferedGame(feed, game.id, game.sportId)),
    markets: (found.markets ?? []).filter(({ feed, gameId }) => isOfferedGame(feed, gameId)),
    champs: found.champs.filter(isOfferedAnywhere),
    teams: found.teams.filter(isOfferedAnywhere),
  };
}
