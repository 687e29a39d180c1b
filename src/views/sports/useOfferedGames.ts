import { useMemo } from "react";
import { disallowedSportsOf } from "../../events/player/index.ts";
import { gameOf } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { useShownGames } from "./useShownGames.ts";

/** The matches of a list of a feed, without those of sports that are disallowed for the player. [sports-002] */
export function useOfferedGames(feed: "live" | "line", view: string) {
  const { shown, isOut } = useShownGames(view);
  const tables = useSelect(({ sports }) => sports.tables);
  const disallowed = useSelect((state) => disallowedSportsOf(state, feed));
  // The sport of a match never changes.
  const offered = useMemo(
    () =>
      disallowed.length === 0
        ? shown
        : shown.filter(({ id }) => !disallowed.includes(gameOf(tables, id)?.sportId ?? -1)),
    [shown, tables, disallowed],
  );
  return { shown: offered, isOut };
}
