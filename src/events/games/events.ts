import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall } from "../define.ts";

/** One of our own games; `oldRoute` is its former address. [games-001] */
export const Game = shape({
  id: finite,
  name: openString,
  route: openString,
  oldRoute: nullable(openString),
  categories: t.array(finite),
  tagId: nullable(finite),
});

/**
 * GET /web-api/games-preview/light: our own games by group, for a partner (`ref`) of a group of partners and a country.
 * [call-games-001] [call-games-002] [call-games-003]
 */
export const GamesPreview = defineCall(
  "GamesPreview",
  1,
  shape({ lng: openString, groupId: finite, ref: finite, fcountry: finite }),
  shape({ Success: t.boolean, Value: t.record(openString, list(Game)) }),
);
