import type { Draft } from "../../events/define.ts";
import { FavoriteLists, FavoritesFound } from "../../events/favorites/events.ts";
import { noFavorites } from "../../events/favorites/index.ts";
import { type Areas, read } from "./storage.ts";

const key = "tl.favorites";

/** Reads the favourites of this device, now and whenever another tab has changed them. */
export function readFavorites(
  window: Window,
  { local }: Areas,
  report: (draft: Draft) => void,
): void {
  const stored = () => read(local, key, FavoriteLists);
  const first = stored();
  if (first !== undefined) report(FavoritesFound(first));
  window.addEventListener("storage", (event) => {
    if (event.key === key) report(FavoritesFound(stored() ?? noFavorites));
  });
}
