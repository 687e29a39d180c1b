import type { PageAsk, Pages } from "../remoteList.ts";
import type { HistoryCoupon } from "./events.ts";

type Opened = Pages<HistoryCoupon>;

/**
 * Joins a page to the open bets, newest first. A poll renews the first page: whatever is as new as its last
 * bet and not on it has been settled, so only older bets stay behind it.
 */
export function openedPages(
  loaded: Opened | null,
  { pageToken }: PageAsk,
  { items, nextPageToken }: Opened,
): Opened | null {
  const ids = new Set(items.map(({ id }) => id));
  if (pageToken !== null) {
    if (loaded === null) return null;
    const before = loaded.items.filter(({ id }) => !ids.has(id));
    return { items: [...before, ...items], nextPageToken };
  }
  const last = items.at(-1);
  if (loaded === null || nextPageToken === null || last === undefined)
    return { items, nextPageToken };
  const older = loaded.items.filter(
    ({ id, createdAt }) => !ids.has(id) && createdAt <= last.createdAt,
  );
  return {
    items: [...items, ...older],
    nextPageToken: older.length > 0 ? loaded.nextPageToken : nextPageToken,
  };
}

/** How many open bets there are over all pages; null if the answer does not tell. */
export const openedCount = (
  { pageToken }: PageAsk,
  { items, nextPageToken, total }: Opened & { readonly total?: number },
): number | null => total ?? (pageToken === null && nextPageToken === null ? items.length : null);
