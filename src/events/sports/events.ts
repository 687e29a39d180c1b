import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { FeedAnswer, FeedSport, GameAnswer, MarketTypesAnswer, PricesAnswer } from "./feed.ts";

export const FeedName = t.keyof({ live: null, line: null });
export type FeedName = t.TypeOf<typeof FeedName>;

/** The player's price profile in this feed; left out when 0. */
const profile = { profileId: finite };

const listAsk = shape(
  {
    feed: FeedName,
    sportId: nullable(finite),
    isTop: t.boolean,
    since: nullable(finite),
    /** The first answer after a pause: price changes get no arrows. */
    isQuiet: t.boolean,
  },
  profile,
);
export type FeedListAsk = t.TypeOf<typeof listAsk>;

/** GET /{feed}-feed/v1/games */
export const FeedList = defineCall("FeedList", 1, listAsk, FeedAnswer);

const gameAsk = shape(
  { feed: FeedName, gameId: finite, since: nullable(finite), isQuiet: t.boolean },
  profile,
);

/** GET /{feed}-feed/v1/games/{gameId}; 404 with `movedTo` when the game moved from line to live. */
export const FeedGame = defineCall("FeedGame", 1, gameAsk, GameAnswer);

/** GET /{feed}-feed/v1/prices: a cheap refresh for a coupon. */
export const Prices = defineCall(
  "Prices",
  1,
  shape({ feed: FeedName, ids: t.array(finite) }, profile),
  PricesAnswer,
);

/** GET /{feed}-feed/v1/sports */
export const Sports = defineCall(
  "Sports",
  1,
  shape({ feed: FeedName, lng: openString }),
  shape({ items: list(FeedSport), pollAfterMs: finite }),
);

/** GET /line-feed/v1/market-types: names of markets and outcomes, for line and live. */
export const MarketTypes = defineCall(
  "MarketTypes",
  1,
  shape({ lng: openString }),
  MarketTypesAnswer,
);

/** The player asked for the changes that were held back so that nothing moves under their finger. */
export const NewsOfViewsShown = defineEvent("NewsOfViewsShown", 1, shape({}));
