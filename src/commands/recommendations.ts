import { shape } from "../codec/codec.ts";
import { RecommendationsWanted } from "../events/recommendations/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Asks again for the recommended matches that did not load. */
export const RefreshRecommendations = defineCommand(
  "RefreshRecommendations",
  shape({}),
  (_data, { recommendations }) =>
    recommendations.tag === "failed" ? accept(RecommendationsWanted({})) : refuse("nothing_to_do"),
);
