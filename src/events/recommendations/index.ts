import type { State } from "../index.ts";
import { mayBeOffered } from "../limits/index.ts";
import { bodyOf } from "../remoteData.ts";
import { type TimeFilter, timeFilterIn } from "../settings/index.ts";

const none: readonly number[] = [];

/** Ids of the recommended matches of a feed; none before they are loaded. */
export const recommendedIds = (
  { recommendations }: Pick<State, "recommendations">,
  feed: "live" | "line",
): readonly number[] =>
  bodyOf(recommendations)
    ?.filter((one) => one.feed === feed)
    .map(({ gameId }) => gameId) ?? none;

/**
 * The filter of a feed's list that is in force: that of the address, so that a link shows what its sender saw, else the one
 * that was chosen last. Nothing is recommended to who may be offered nothing, so they see all
 * matches. [sports-001] [limits-012]
 */
export function listFilterOf(
  state: Pick<State, "navigation" | "settings" | "session" | "limits" | "shell">,
  feed: "live" | "line",
): TimeFilter {
  const filter = timeFilterIn(feed, state.navigation.query["filter"] ?? state.settings.timeFilter);
  return filter === "recommended" && mayBeOffered(state) === false ? "all" : filter;
}
