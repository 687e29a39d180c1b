import { favoritesList } from "../../../events/chosenGames/index.ts";
import { cricketIdOf } from "../../../events/sports/index.ts";
import { ChosenMatches } from "../../favorites/ChosenMatches.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useCricketHref } from "../cricket/useCricket.ts";

/** Favourite matches, those being played first; a removed one leaves at once. */
export function FavoriteMatches() {
  const games = useSelect(({ favorites }) => favorites.lists.games);
  const isCricket = useSelect(({ navigation }) => navigation.route.name === "cricketFavorites");
  const cricketId = useSelect(cricketIdOf);
  const cricketHref = useCricketHref();
  if (games.length === 0) return null;
  const ids = new Set(games.map(({ permanentId }) => permanentId));
  return (
    <ChosenMatches
      list={favoritesList}
      isChosen={({ permanentId, sportId }) =>
        ids.has(permanentId) && (!isCricket || sportId === cricketId)
      }
      skeletonRows={Math.min(games.length, 6)}
      hrefOf={isCricket ? cricketHref : undefined}
      empty={null}
    />
  );
}
