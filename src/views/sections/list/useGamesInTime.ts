import { useState } from "react";
import type { TimeFilter } from "../../../events/settings/index.ts";
import { gameOf, hasTimeOf, type ShownGame } from "../../../events/sports/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useNow } from "../../sports/useNow.ts";
import { useOfferedGames } from "../../sports/useOfferedGames.ts";

type Kept = {
  readonly from: readonly ShownGame[];
  readonly filter: TimeFilter;
  readonly shown: readonly ShownGame[];
};

/**
 * The matches of a list that the filter shows. They are chosen when the list is arranged or the filter changes:
 * a match that goes into its second half stays where the player is looking at it.
 */
export function useGamesInTime(feed: "live" | "line", view: string, filter: TimeFilter) {
  const { shown, isOut } = useOfferedGames(feed, view);
  const tables = useSelect(({ sports }) => sports.tables);
  const now = useNow();
  const choose = (): Kept => ({
    from: shown,
    filter,
    shown: shown.filter(({ id }) => {
      const game = gameOf(tables, id);
      return game !== undefined && hasTimeOf(game, filter, now);
    }),
  });
  const [kept, setKept] = useState(choose);
  if (kept.from !== shown || kept.filter !== filter) setKept(choose());
  return { shown: kept.shown, isOut };
}
