import type { State } from "../../events/index.ts";

/** What a list can show: `old` prices stand while no answer comes, `failed` has nothing at all. */
export type FeedStatus = "loading" | "failed" | "empty" | "old" | "fresh";

/** Answers missing in a row until prices count as old. */
const oldAfter = 2;

export function feedStatus({ sports }: State, key: string): FeedStatus {
  const view = sports.views[key];
  if (view === undefined || view.answeredAt === null) {
    return (view?.failures ?? 0) > 0 ? "failed" : "loading";
  }
  if (view.failures >= oldAfter) return "old";
  return view.gameIds.length === 0 ? "empty" : "fresh";
}
