import { chosenKey } from "../../events/chosenGames/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { feedStatus } from "../sports/feedStatus.ts";

export type ChosenStatus = "loading" | "failed" | "here";

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
