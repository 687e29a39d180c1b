export {
  type CyberPlace,
  cyberChampList,
  cyberGameList,
  cyberHome,
  cyberList,
  cyberPlaceOf,
  cyberTypes,
} from "./cyber.ts";
import type { Route } from "../navigation/index.ts";
import type { FeedName } from "../sports/events.ts";

/** Key of a list of named matches among the views of the feeds. */
export const chosenKey = ({
  feed,
  list,
}: {
  readonly feed: FeedName;
  readonly list: string;
}): string => `${feed}:${list}`;

/** The list of favourite matches. */
export const favoritesList = "favorites";
/** The matches of favourite championships and of favourite teams, on the same page. */
export const favoriteChampsList = "favoriteChamps";
export const favoriteTeamsList = "favoriteTeams";

/** The list of recommended matches. */
export const recommendedList = "recommendation";

/** The matches under way on the page of results. */
export const resultsList = "results";

/** The match whose statistics are open. */
export const statisticsList = "statistics";

const teamPages = ["teamSection", "teamGamesInfo", "cricketTeam"];

/** Id of the team whose matches the page shows; null on other pages. */
export const teamIdOf = ({ name, params }: Route): number | null =>
  teamPages.includes(name) ? Number(params["id"]) : null;
