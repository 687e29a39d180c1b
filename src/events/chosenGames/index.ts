export {
  broadcastsList,
  type CricketPlace,
  cricketChampList,
  cricketGameList,
  cricketList,
  cricketPlaceOf,
} from "./cricket.ts";
export {
  type CyberPlace,
  cyberChampList,
  cyberGameList,
  cyberHome,
  cyberList,
  cyberPlaceOf,
  cyberTypes,
} from "./cyber.ts";
import type { State } from "../index.ts";
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

/** Pages of the games of one kind (`pageType` of a game), which may be of any sport. [routing-028] */
const kindPages = ["marble", "ufc", "politics"] as const;
export type PageKind = (typeof kindPages)[number];

/** The kind of games that the page shows; null on other pages. */
export const pageKindOf = ({ name }: Pick<Route, "name">): PageKind | null =>
  kindPages.find((kind) => kind === name) ?? null;

/** The matches of the player's own country, or of the country or team that the address names. */
export const yourList = "betsOnYour";

/** What that page is about: a name in the address, else the player's country (id of the site config); null on others. */
export function yourChoice({
  navigation: { route },
  shell,
}: Pick<State, "navigation" | "shell">):
  | { readonly name: string }
  | { readonly countryId: number | null }
  | null {
  if (route.name !== "betsOnYour") return null;
  const name = route.params["name"];
  return name === undefined ? { countryId: shell.config?.geo?.countryId ?? null } : { name };
}
