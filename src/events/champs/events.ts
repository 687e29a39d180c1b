import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/** A championship with matches in a feed, and how many (contract, FeedChamp). */
const CountedChamp = looseShape(
  { id: finite, sportId: finite, name: openString, order: finite, gamesCount: finite },
  { countryCode: openString, isTop: t.boolean },
);
export type CountedChamp = t.TypeOf<typeof CountedChamp>;

/** GET /{feed}-feed/v1/champs: all championships that have matches in the feed. */
export const Champs = defineCall(
  "Champs",
  1,
  shape({ feed: FeedName, lng: openString }),
  shape({ items: list(CountedChamp) }),
);

/** They did not load, and the player wants them now. */
export const ChampsWanted = defineEvent("ChampsWanted", 1, shape({}));
