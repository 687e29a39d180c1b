import { useCallback } from "react";
import { disallowedSportsOf } from "../../events/player/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Whether matches of a sport are offered in a feed: not if it is disallowed for the player there. [sports-002] */
export function useIsOffered(): (feed: "live" | "line", sportId: number) => boolean {
  const live = useSelect((state) => disallowedSportsOf(state, "live"));
  const line = useSelect((state) => disallowedSportsOf(state, "line"));
  return useCallback(
    (feed, sportId) => !(feed === "live" ? live : line).includes(sportId),
    [live, line],
  );
}
