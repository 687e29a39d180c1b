import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/** A match, and why it is recommended: a favourite team or championship of the player, or popular with everybody. */
export const Recommended = shape({
  feed: FeedName,
  gameId: finite,
  reason: t.keyof({ team: null, champ: null, popular: null }),
});
export type Recommended = t.TypeOf<typeof Recommended>;

/** GET /web-api/recommendations (listRecommendations), for the player or for a visitor. */
export const Recommendations = defineCall(
  "Recommendations",
  1,
  shape({}),
  shape({ items: list(Recommended) }),
  true,
);

/** They did not load, and the player wants them now. */
export const RecommendationsWanted = defineEvent("RecommendationsWanted", 1, shape({}));
