import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list, looseShape } from "../../codec/tolerant.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/** What a person types says who they are and what they care about: no log may show it. */
const text = personal(t.string);

/** A championship that was found; counts of its matches, and of those that are live, where the server has them. */
const FoundChamp = looseShape(
  { id: finite, sportId: finite, name: openString },
  { countryCode: openString, gamesCount: finite, liveGamesCount: finite },
);
export type FoundChamp = t.TypeOf<typeof FoundChamp>;

/** GET /line-feed/v1/search (searchEvents): the closest first. Of a match only its ids and sport: its list has the rest. */
export const SearchBody = shape(
  {
    games: list(
      shape({
        feed: FeedName,
        game: looseShape(
          { id: finite, permanentId: finite },
          { sportId: finite, mainGameId: finite },
        ),
      }),
    ),
    champs: list(FoundChamp),
    teams: list(shape({ id: finite, name: openString, sportId: finite })),
  },
  { markets: list(shape({ feed: FeedName, gameId: finite, typeId: finite })) },
);
export type SearchBody = t.TypeOf<typeof SearchBody>;

/** The text in lower case without outer blanks, as the contract asks. */
export const Search = defineCall(
  "Search",
  1,
  shape({ lng: openString, text, sportId: nullable(finite) }),
  SearchBody,
);

/** The player changed the text of the search; `letters` counts its characters. */
export const SearchTyped = defineEvent("SearchTyped", 1, shape({ text, letters: finite }));
/** The player wants the results now, or once more. */
export const SearchWanted = defineEvent("SearchWanted", 1, shape({}));
/** Earlier searches that this device has stored. */
export const RecentSearchesFound = defineInput(
  "RecentSearchesFound",
  1,
  shape({ texts: t.array(text) }),
);
/** The earlier searches that this device stores from now on, newest first. */
export const RecentSearchesKept = defineEvent(
  "RecentSearchesKept",
  1,
  shape({ texts: t.array(text) }),
);
