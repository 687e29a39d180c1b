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

/** Those that are open no more, with the ones that left before; a bet can come back. */
export function endedBets(
  ended: readonly HistoryCoupon[],
  before: Opened | null,
  opened: Opened | null,
): readonly HistoryCoupon[] {
  const ids = new Set(opened?.items.map(({ id }) => id));
  const isNotOpen = ({ id }: HistoryCoupon): boolean => !ids.has(id);
  const still = ended.filter(isNotOpen);
  const left = (before?.items ?? []).filter(isNotOpen);
  return left.length === 0 && still.length === ended.length ? ended : [...still, ...left];
}

/** With what the history says of them. */
export function withEnds(
  ended: readonly HistoryCoupon[],
  told: readonly HistoryCoupon[],
): readonly HistoryCoupon[] {
  const coupons = new Map(told.map((coupon) => [coupon.id, coupon]));
  return ended.some(({ id }) => coupons.has(id))
    ? ended.map((coupon) => coupons.get(coupon.id) ?? coupon)
    : ended;
}

const isNewer = (a: HistoryCoupon, b: HistoryCoupon): boolean =>
  a.createdAt > b.createdAt || (a.createdAt === b.createdAt && a.id > b.id);

/** The bets of the page of open bets, newest first: those that have ended since keep their place, the others the server's order. */
export const withEnded = (
  opened: readonly HistoryCoupon[],
  ended: readonly HistoryCoupon[],
): readonly HistoryCoupon[] =>
  ended.reduce((coupons, coupon) => {
    const next = coupons.findIndex((other) => isNewer(coupon, other));
    const place = next < 0 ? coupons.length : next;
    return [...coupons.slice(0, place), coupon, ...coupons.slice(place)];
  }, opened);

/** How many open bets there are over all pages; null if the answer does not tell. */
export const openedCount = (
  { pageToken }: PageAsk,
  { items, nextPageToken, total }: Opened & { readonly total?: number },
): number | null => total ?? (pageToken === null && nextPageToken === null ? items.length : null);
