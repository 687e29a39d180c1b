import type { Draft, Entry } from "../../events/define.ts";
import { FavoriteLists, FavoritesFound } from "../../events/favorites/events.ts";
import { noFavorites } from "../../events/favorites/index.ts";
import { DomainsArrived } from "../../events/runtime/events.ts";
import { type Areas, read } from "./storage.ts";

const key = "tl.favorites";

const stored = (local: Areas["local"]) => read(local, key, FavoriteLists);

/** Reads the favourites of this device once their domain has arrived. */
export const favoritesPort =
  (local: Areas["local"], report: (draft: Draft) => void) =>
  (entry: Entry): void => {
    if (!DomainsArrived.is(entry) || !entry.data.domains.includes("favorites")) return;
    const found = stored(local);
    if (found !== undefined) report(FavoritesFound(found));
  };

/**
 * Reads them again whenever another tab has changed them. Of a player the device has only what another tab is about to
 * send: that is not read.
 */
export function watchFavorites(
  window: Window,
  local: Areas["local"],
  report: (draft: Draft) => void,
  isOwned: () => boolean,
): void {
  window.addEventListener("storage", (event) => {
    if (event.key === key && !isOwned()) report(FavoritesFound(stored(local) ?? noFavorites));
  });
}
