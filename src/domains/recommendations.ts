import { RefreshRecommendations } from "../commands/recommendations.ts";
import { loadRecommendations } from "../epics/recommendations/load.ts";
import { recommendationsSlice } from "../events/recommendations/slice.ts";
import { recommendationEndpoints } from "../infra/http/api/recommendations.ts";
import { domain } from "./domain.ts";

/** Matches recommended to a player, or popular with everybody. */
export const recommendations = domain({
  name: "recommendations",
  slices: [recommendationsSlice],
  commands: [RefreshRecommendations],
  epics: [loadRecommendations],
  endpoints: recommendationEndpoints,
});
