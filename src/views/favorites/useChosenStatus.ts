import { chosenKey } from "../../events/chosenGames/index.ts";
import { useSelect } from "../hooks/useSelect.ts";
import { feedStatus } from "../sports/feedStatus.ts";

/** Whether the matches of a list are here, in both feeds; `failed` when one of them did not come. */
export function useChosenStatus(list: string): "loading" | "failed" | "here" {
  return useSelect((state) => {
    const statuses = (["live", "line"] as const).map((feed) =>
      feedStatus(state, chosenKey({ feed, list })),
    );
    if (statuses.includes("failed")) return "failed";
    return statuses.includes("loading") ? "loading" : "here";
  });
}
