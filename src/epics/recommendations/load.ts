import { filter, ignoreElements, map, merge, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { mayBeOffered } from "../../events/limits/index.ts";
import { listFilterOf } from "../../events/recommendations/index.ts";
import { Recommendations, RecommendationsWanted } from "../../events/recommendations/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { siteOpen } from "../rules/conditions.ts";

/** The page is shown, or a list of only these matches, and it is known that they may be offered. */
function isWanted(state: State): boolean {
  const { name } = state.navigation.route;
  const isShown =
    name === "recommendation" ||
    ((name === "live" || name === "line") && listFilterOf(state, name) === "recommended");
  return isShown && siteOpen(state) && mayBeOffered(state) === true;
}

/**
 * Loads the recommended matches each time their page or a list of them is opened, at the player's request and when the
 * connection is back.
 */
export const loadRecommendations: Epic = {
  name: "recommendations/load",
  run: (deps) =>
    merge(deps.select(isWanted), deps.on(RecommendationsWanted, CameOnline)).pipe(
      map(() => isWanted(deps.state())),
      filter((isNow) => isNow),
      switchMap(() => deps.call(Recommendations, {})),
      ignoreElements(),
    ),
};
