import { filter, map, merge } from "rxjs";
import { RouteEntered } from "../../events/navigation/events.ts";
import { RecentSearchesKept } from "../../events/search/events.ts";
import { recentWithCurrent } from "../../events/search/index.ts";
import { SessionClosed } from "../../events/session/events.ts";
import type { Epic } from "../epic.ts";

/**
 * A search that led somewhere is kept: the player went on from its results. Those of a player leave with them.
 */
export const keepSearch: Epic = {
  name: "search/keep",
  run: (deps) =>
    merge(
      deps.on(RouteEntered).pipe(
        map(() => recentWithCurrent(deps.state().search)),
        filter((texts) => texts !== null),
        map((texts) => RecentSearchesKept({ texts: [...texts] })),
      ),
      deps.on(SessionClosed).pipe(
        filter(({ data: { reason } }) => reason !== "start"),
        map(() => RecentSearchesKept({ texts: [] })),
      ),
    ),
};
