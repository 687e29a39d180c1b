import { type Express, shownExpresses } from "../../events/expressDay/index.ts";
import { gameOf } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useIsOffered } from "../sports/useIsOffered.ts";

/**
 * The expresses of a feed whose matches the player may all be shown: another could not be added as a whole. They stay
 * while the player looks at them. Null while they are not known.
 */
export function useOfferedExpresses(feed: "live" | "line"): readonly Express[] | null {
  const expresses = useSelect((state) => shownExpresses(state, feed));
  const isOffered = useIsOffered();
  const tables = useSelect(({ sports }) => sports.tables);
  const isShown = ({ bets }: Express): boolean =>
    bets.every(({ market }) => {
      const game = gameOf(tables, market.gameId);
      return game === undefined || isOffered(game.feed, game.sportId);
    });
  return expresses?.filter(isShown) ?? null;
}
