import type { State } from "../../events/index.ts";

/** State of a list; `failed` only if there is nothing to show. */
export type FeedStatus = "loading" | "failed" | "empty" | "here";

export function feedStatus({ sports }: State, key: string): FeedStatus {
  const view = sports.views[key];
  if (view === undefined || view.answeredAt === null) {
    return (view?.failures ?? 0) > 0 ? "failed" : "loading";
  }
  return view.shown.length + view.shownMarkets.length + view.gameIds.length === 0
    ? "empty"
    : "here";
}
