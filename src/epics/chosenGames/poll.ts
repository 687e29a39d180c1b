import { broadcastIds, isBroadcastsOpen } from "../../events/broadcasts/index.ts";
import { ChosenGames } from "../../events/chosenGames/events.ts";
import type { State } from "../../events/index.ts";
import { idsOf, isFavoritesOpen } from "../../events/favorites/index.ts";
import { foundGames, isSearchOpen } from "../../events/search/index.ts";
import {
  type CricketPlace,
  type CyberPlace,
  broadcastsList,
  chosenKey,
  cricketChampList,
  cricketGameList,
  cricketList,
  cricketPlaceOf,
  cyberChampList,
  cyberGameList,
  cyberList,
  cyberPlaceOf,
  favoriteChampsList,
  favoritesList,
  favoriteTeamsList,
  pageKindOf,
  recommendedList,
  resultsList,
  statisticsList,
  yourChoice,
  yourList,
} from "../../events/chosenGames/index.ts";
import { expressDayList, expressGameIds, isExpressDayOpen } from "../../events/expressDay/index.ts";
import { runningResults } from "../../events/results/index.ts";
import { recommendedIds } from "../../events/recommendations/index.ts";
import { isPopularSeen, popularIds, popularList } from "../../events/popular/index.ts";
import { statisticGameOf } from "../../events/statistics/index.ts";
import { shownTeamId } from "../../events/teams/index.ts";
import { cricketIdOf, gameOf, profileOf } from "../../events/sports/index.ts";
import { pollEpic } from "../sports/poll.ts";
import { every, game as wholeGame, type Poll } from "../sports/polls.ts";

type Choice =
  | { readonly permanentIds: number[] }
  | { readonly gameIds: number[] }
  | { readonly champIds: number[] }
  | { readonly teamIds: number[] }
  | { readonly sportId: number }
  | { readonly cyberType: CyberPlace["type"] }
  | { readonly countryId: number }
  | typeof wholeFeed;

/** The feeds have no filter for a kind of games or for a name. */
const wholeFeed = {};

/** The most matches that one list may name (contract, `permanentIds`). */
const mostIds = 200;

const ascending = (ids: readonly number[]): number[] => ids.slice(0, mostIds).sort((a, b) => a - b);

const poll = (feed: "live" | "line", list: string, choice: Choice): Poll => ({
  key: `${chosenKey({ feed, list })} ${JSON.stringify(choice)}`,
  everyMs: every(feed === "live" ? "liveMs" : "lineMs"),
  ask: (deps, isQuiet) => {
    const profile = profileOf(deps.state(), feed);
    const view = deps.state().sports.views[chosenKey({ feed, list })];
    // The first request is for another choice than the list had.
    const isKnown = !isQuiet && view?.profileId === profile.profileId;
    const since = isKnown ? (view?.cursor ?? null) : null;
    return deps.call(ChosenGames, { feed, list, ...choice, since, isQuiet, ...profile });
  },
});

const inBothFeeds = (list: string, choice: Choice): readonly Poll[] => [
  poll("live", list, choice),
  poll("line", list, choice),
];

function favoritePolls({ favorites: { lists } }: State): readonly Poll[] {
  const [games, champs, teams] = (["game", "champ", "team"] as const).map((type) =>
    ascending(idsOf(lists, type)),
  );
  const named = (list: string, ids: number[] = [], choose: (ids: number[]) => Choice) =>
    ids.length === 0 ? [] : inBothFeeds(list, choose(ids));
  return [
    ...named(favoritesList, games, (permanentIds) => ({ permanentIds })),
    ...named(favoriteChampsList, champs, (champIds) => ({ champIds })),
    ...named(favoriteTeamsList, teams, (teamIds) => ({ teamIds })),
  ];
}

/** Matches that the server has named by the ids of each feed. */
const namedPolls = (
  list: string,
  idsOfFeed: (feed: "live" | "line") => readonly number[],
): readonly Poll[] =>
  (["live", "line"] as const).flatMap((feed) => {
    const gameIds = ascending(idsOfFeed(feed));
    return gameIds.length === 0 ? [] : [poll(feed, list, { gameIds })];
  });

/** Where the address of a match does not say which feed it is in, both are asked until it is known. */
function matchPolls({ sports }: State, list: string, game: number): readonly Poll[] {
  const known = gameOf(sports.tables, game);
  return known === undefined
    ? inBothFeeds(list, { gameIds: [game] })
    : [wholeGame(known.feed, game)];
}

function cyberPolls(state: State, { type, champ, game }: CyberPlace): readonly Poll[] {
  if (game !== null) return matchPolls(state, cyberGameList, game);
  return champ === null
    ? inBothFeeds(cyberList, { cyberType: type })
    : inBothFeeds(cyberChampList, { champIds: [champ] });
}

function cricketPolls(state: State, { champ, game }: CricketPlace): readonly Poll[] {
  if (game !== null) return matchPolls(state, cricketGameList, game);
  if (champ !== null) return inBothFeeds(cricketChampList, { champIds: [champ] });
  const sportId = cricketIdOf(state);
  return sportId === null ? [] : inBothFeeds(cricketList, { sportId });
}

function chosenBy(state: State): readonly Poll[] {
  const { route } = state.navigation;
  const found = isSearchOpen(state) ? foundGames(state.search) : [];
  if (found.length > 0) return inBothFeeds(route.name, { permanentIds: ascending(found) });
  if (isFavoritesOpen(state)) return favoritePolls(state);
  if (route.name === "recommendation")
    return namedPolls(recommendedList, (feed) => recommendedIds(state, feed));
  const offered = offeredPolls(state);
  if (offered !== null) return offered;
  const running = runningResults(state);
  // Their scores change faster than the results, and their pages have other ids.
  if (running.length > 0) return [poll("live", resultsList, { permanentIds: ascending(running) })];
  const compared = statisticGameOf(state);
  if (compared !== null) return inBothFeeds(statisticsList, { permanentIds: [compared] });
  const cyber = cyberPlaceOf(route);
  if (cyber !== null) return cyberPolls(state, cyber);
  const cricket = cricketPlaceOf(route);
  if (cricket !== null) return cricketPolls(state, cricket);
  const kind = pageKindOf(route);
  if (kind !== null) return inBothFeeds(kind, wholeFeed);
  const yours = yourChoice(state);
  if (yours !== null) return yourPolls(yours);
  if (isBroadcastsOpen(state))
    return namedPolls(broadcastsList, (feed) => broadcastIds(state, feed));
  const teamId = shownTeamId(state);
  return teamId === null ? [] : inBothFeeds(route.name, { teamIds: [teamId] });
}

/** What is put before a player, two of them on home; null where nothing is. */
function offeredPolls(state: State): readonly Poll[] | null {
  const [hasExpress, hasPopular] = [isExpressDayOpen(state), isPopularSeen(state)];
  if (!hasExpress && !hasPopular) return null;
  return [
    ...(hasExpress ? namedPolls(expressDayList, (feed) => expressGameIds(state, feed)) : []),
    ...(hasPopular ? namedPolls(popularList, (feed) => popularIds(state, feed)) : []),
  ];
}

function yourPolls(yours: NonNullable<ReturnType<typeof yourChoice>>): readonly Poll[] {
  if ("name" in yours) return inBothFeeds(yourList, wholeFeed);
  const { countryId } = yours;
  return countryId === null ? [] : inBothFeeds(yourList, { countryId });
}

/**
 * Polls the matches that a page names: what was found, favourites, what is recommended, the matches of a team or of a
 * country, esports, cricket, a kind of games.
 */
export const pollChosen = pollEpic("chosenGames/poll", (state) => {
  // Another profile has other prices, so they are requested immediately.
  const profiles = `@${profileOf(state, "live").profileId},${profileOf(state, "line").profileId}`;
  return chosenBy(state).map((one) => ({ ...one, key: one.key + profiles }));
});
