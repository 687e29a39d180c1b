import { ChosenGames } from "../../../events/chosenGames/events.ts";
import { type Endpoint, endpoint, FEED_TIMEOUT_MS } from "../request.ts";

/** Matches that a page names; shared and cacheable like all lists of the feeds. */
export const chosenGamesEndpoints = ({
  language,
}: {
  readonly language: string;
}): readonly Endpoint[] => [
  endpoint(ChosenGames, ({ feed, permanentIds, gameIds, champIds, teamIds, ...ask }) => ({
    method: "GET",
    path: `/${feed}-feed/v1/games`,
    query: {
      lng: language,
      permanentIds: permanentIds?.join(","),
      gameIds: gameIds?.join(","),
      champIds: champIds?.join(","),
      teamIds: teamIds?.join(","),
      sportId: ask.sportId,
      cyberType: ask.cyberType,
      countryId: ask.countryId,
      since: ask.since,
      profileId: ask.profileId,
    },
    kind: "shared",
    timeoutMs: FEED_TIMEOUT_MS,
  })),
];
