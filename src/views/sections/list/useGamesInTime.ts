import { useState } from "react";
import type { State } from "../../../events/index.ts";
import { recommendedIds } from "../../../events/recommendations/index.ts";
import type { TimeFilter } from "../../../events/settings/index.ts";
import { gameOf, isInFilter, type ShownGame } from "../../../events/sports/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useNow } from "../../sports/useNow.ts";
import { useOfferedGames } from "../../sports/useOfferedGames.ts";

type Kept = {
  readonly from: readonly ShownGame[];
  readonly arrangement: number;
  readonly filter: TimeFilter;
  readonly recommendations: State["recommendations"];
  readonly shown: readonly ShownGame[];
};

/**
 * The matches of a list that the filter shows. They are chosen when the list is arranged or the filter changes:
 * a match that goes into its second half stays where the player is looking at it.
 */
export function useGamesInTime(feed: "live" | "line", view: string, filter: TimeFilter) {
  const { shown, isOut } = useOfferedGames(feed, view);
  const arrangement = useSelect(({ sports }) =>
    filter === "all" ? 0 : (sports.views[view]?.arrangement ?? 0),
  );
  const tables = useSelect(({ sports }) => sports.tables);
  const recommendations = useSelect((state) => state.recommendations);
  const now = useNow();
  const choose = (): Kept => {
    const recommended = recommendedIds({ recommendations }, feed);
    const isIn = ({ id }: ShownGame) => {
      const game = gameOf(tables, id);
      return game !== undefined && isInFilter(game, filter, now, recommended);
    };
    return { from: shown, arrangement, filter, recommendations, shown: shown.filter(isIn) };
  };
  const [kept, setKept] = useState(choose);
  if (
    kept.from !== shown ||
    kept.arrangement !== arrangement ||
    kept.filter !== filter ||
    kept.recommendations !== recommendations
  )
    setKept(choose());
  return { shown: kept.shown, isOut };
}
