import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { Recommended } from "../recommendations/events.ts";

const count = t.refinement(finite, (n) => Number.isSafeInteger(n) && n >= 0, "count");
/** A match that was bet on lately; `bets`: how many times, unless too few players bet or the server does not say. */
const PopularMatch = looseShape(Recommended.props, { bets: count });
export type PopularMatch = t.TypeOf<typeof PopularMatch>;

/** GET /web-api/recommendations?reason=popular (listRecommendations): what most bets were placed on in the last day. */
export const PopularMatches = defineCall(
  "PopularMatches",
  1,
  shape({}),
  shape({ items: list(PopularMatch) }),
  true,
);

/** They have come into sight on home, or have left it: they are polled as long as they are there. */
export const PopularWatched = defineEvent("PopularWatched", 1, shape({ isWatched: t.boolean }));
