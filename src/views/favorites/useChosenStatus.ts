import { chosenKey } from "../../events/chosenGames/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { feedStatus } from "../sports/feedStatus.ts";

export type ChosenStatus = "loading" | "failed" | "here";

/** Whether so many rows can be shown: those of one feed alone would be pushed down by the other's. */
export const canShowRows = (status: ChosenStatus, count: number): boolean =>
  status !== "loading" && count > 0;

const both = ["live", "line"] as const;

/** Whether the matches of a list are here, in each of these feeds; `failed` when one of them did not come. */
export function useChosenStatus(
  list: string,
  feeds: readonly ("live" | "line")[] = both,
): ChosenStatus {
  return useSelect((state) => {
    const statuses = feeds.map((feed) => feedStatus(state, chosenKey({ feed, list })));
    if (statuses.includes("failed")) return "failed";
    return statuses.includes("loading") ? "loading" : "here";
  });
}
