import type { ShownGame } from "../../events/sports/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

const none: readonly never[] = [];

/** The matches of a list as shown on screen, and which of them have left the list since. */
export function useShownGames(view: string): {
  readonly shown: readonly ShownGame[];
  readonly isOut: (id: number) => boolean;
} {
  const shown = useSelect(({ sports }) => sports.views[view]?.shown) ?? none;
  const ids: readonly number[] = useSelect(({ sports }) => sports.views[view]?.gameIds) ?? none;
  const listed = new Set(ids);
  return { shown, isOut: (id) => !listed.has(id) };
}
