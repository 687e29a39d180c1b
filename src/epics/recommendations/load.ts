import { filter, ignoreElements, map, merge, switchMap } from "rxjs";
import type { State } from "../../events/index.ts";
import { Recommendations, RecommendationsWanted } from "../../events/recommendations/events.ts";
import { CameOnline } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { notSelfExcluded } from "../limits/conditions.ts";
import { siteOpen } from "../rules/conditions.ts";

/** The page is shown, and it is known for whom: nothing is recommended to a self-excluded player. */
const isWanted = (state: State): boolean =>
  state.navigation.route.name === "recommendation" &&
  (state.session.tag === "visitor" || state.limits.isKnown === true) &&
  siteOpen(state) &&
  notSelfExcluded(state);

/** Loads the recommended matches each time their page is opened, at the player's request and when the connection is back. */
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
