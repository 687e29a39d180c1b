import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineCall } from "../define.ts";
import { FeedName } from "../sports/events.ts";
import { FeedAnswer } from "../sports/index.ts";
import { CyberType } from "./cyber.ts";

/**
 * GET /{feed}-feed/v1/games: matches that a page names by their ids or permanent ids, or by championships, teams, a sport,
 * a country or the kind of esports; without any of these the whole feed. `list` names the list that they are shown in.
 */
export const ChosenGames = defineCall(
  "ChosenGames",
  1,
  shape(
    {
      feed: FeedName,
      list: openString,
      since: nullable(finite),
      isQuiet: t.boolean,
    },
    {
      permanentIds: t.array(finite),
      gameIds: t.array(finite),
      champIds: t.array(finite),
      teamIds: t.array(finite),
      sportId: finite,
      cyberType: CyberType,
      countryId: finite,
      profileId: finite,
    },
  ),
  FeedAnswer,
);
