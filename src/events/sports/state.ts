import type { BroadcastsState } from "../broadcasts/index.ts";
import type { ChampLists } from "../champs/index.ts";
import type { TeamsState } from "../teams/index.ts";
import type { CallError } from "../define.ts";
import { createSlice } from "../slice.ts";
import { RouteDecided } from "../navigation/events.ts";
import { AppStarted, PollingResumed, TabShown } from "../shell/events.ts";
import { applyAnswer, closeGame, dropAbsentMarkets, withKnownNames } from "./applyAnswer.ts";
import {
  type FeedListAsk,
  type FeedName,
  FeedGame,
  FeedList,
  MarketTypes,
  Prices,
  Sports,
  NewsOfViewsShown,
} from "./events.ts";
import type { Champ, FeedAnswer, FeedSport, MarketType } from "./feed.ts";
import { newBase } from "./tableBase.ts";
import { createTables, type SportsTables } from "./tables.ts";
import { unchanged } from "./unchanged.ts";
import { arranged, emptyView, type FeedView, gameKey, gamePrefix, listKey } from "./view.ts";

export type SportsState = {
  readonly tables: SportsTables;
  /** By `listKey` or `gameKey`. */
  readonly views: Readonly<Record<string, FeedView>>;
  readonly champs: Readonly<Record<number, Champ>>;
  readonly menu: Readonly<Record<FeedName, readonly FeedSport[]>>;
  /** Result of the last request for a menu; null before the first. */
  readonly menuAnswer: Readonly<Record<FeedName, "here" | "failed" | null>>;
  /** All championships with matches; absent until their page was opened. */
  readonly champLists?: ChampLists;
  /** Matches that can be followed, teams and players; absent until a page of theirs was opened. */
  readonly broadcasts?: BroadcastsState;
  readonly teams?: TeamsState;
  readonly marketTypes: Readonly<Record<number, MarketType>>;
  readonly marketGroups: readonly {
    readonly id: number;
    readonly name: string;
    readonly order: number;
  }[];
};

export const initial = (): SportsState => ({
  tables: createTables({ games: 0, markets: 0, outcomes: 0 }),
  views: {},
  champs: {},
  menu: { live: [], line: [] },
  menuAnswer: { live: null, line: null },
  marketTypes: {},
  marketGroups: [],
});

/**
 * Makes sure that the tables can hold the ids of an answer; if they cannot, all views and tables start over.
 */
function withRoom(state: SportsState, body: FeedAnswer): SportsState {
  const base = newBase(state.tables.base, body);
  return base === null ? state : { ...state, views: {}, tables: createTables(base) };
}

export function answered(
  before: SportsState,
  key: string,
  ask: Pick<FeedListAsk, "feed" | "isQuiet" | "profileId" | "since"> & {
    /** The list is arranged anew with this answer. */
    readonly isArranged?: boolean;
  },
  body: FeedAnswer,
  at: number,
): SportsState {
  const state = withRoom(before, body);
  const hadCursor = (before.views[key]?.cursor ?? null) !== null;
  const isBaseLost = state !== before || (ask.since !== null && !hadCursor);
  // These are changes to data that has been dropped: the next poll requests everything.
  if (!body.full && isBaseLost) return state;
  applyAnswer(state.tables, ask.feed, body, at, ask.isQuiet || (body.full && body.cursor === 0));
  const view = state.views[key] ?? emptyView;
  const removed = new Set(body.removedGames ?? []);
  // A period is found in its match: it is no match of a list, whatever a backend puts there.
  const sentIds = (body.games ?? []).flatMap(({ id, mainGameId }) =>
    mainGameId && !key.startsWith(gamePrefix) ? [] : [id],
  );
  const knownIds = new Set(view.gameIds);
  const addedIds = sentIds.filter((id) => !knownIds.has(id));
  const gameIds = body.full
    ? sentIds
    : removed.size === 0 && addedIds.length === 0
      ? view.gameIds
      : [...view.gameIds.filter((id) => !removed.has(id)), ...addedIds];
  const { cursor, pollAfterMs } = body;
  const isNew = view.shown.length === 0 && view.shownMarkets.length === 0;
  const hasArrived =
    ask.isArranged || view.arrival === "running" || (view.arrival === "awaited" && ask.isQuiet);
  const champs = body.champs?.length
    ? { ...state.champs, ...Object.fromEntries(body.champs.map((champ) => [champ.id, champ])) }
    : state.champs;
  const next: FeedView = {
    cursor,
    ...(ask.profileId === undefined ? {} : { profileId: ask.profileId }),
    gameIds,
    shown: view.shown,
    shownMarkets: view.shownMarkets,
    arrangement: view.arrangement,
    arrival: !hasArrived ? view.arrival : body.more === true ? "running" : "over",
    answeredAt: at,
    pollAfterMs,
    failures: 0,
    movedTo: null,
    isGone: false,
  };
  const nextState = { ...state, champs };
  const nextView = isNew || hasArrived ? arranged(nextState, key, next) : next;
  return { ...nextState, views: { ...state.views, [key]: nextView } };
}

/** All views are arranged anew while the player cannot see them change, or on their request. */
function allArranged(state: SportsState, isArrival: boolean): SportsState {
  const views = Object.entries(state.views).map(([key, view]) => {
    const arrival: FeedView["arrival"] = isArrival ? "awaited" : view.arrival;
    return [key, { ...arranged(state, key, view), arrival }] as const;
  });
  return { ...state, views: Object.fromEntries(views) };
}

export const failed = (
  state: SportsState,
  key: string,
  gone?: Pick<FeedView, "movedTo" | "isGone">,
): SportsState => {
  const view = state.views[key] ?? emptyView;
  return {
    ...state,
    views: { ...state.views, [key]: { ...view, failures: view.failures + 1, ...gone } },
  };
};

/** Codes for "unknown" and "moved" (contract, "Errors"); without a code the status decides. */
const isGoneError = ({ code, status }: CallError): boolean =>
  code === 40 || code === 41 || (code === undefined && (status === 404 || status === 410));

export const sportsSlice = createSlice<"sports", SportsState>("sports", initial())
  .on(AppStarted, initial)
  .on(RouteDecided, (state) => allArranged(state, true))
  .on(PollingResumed, (state) => allArranged(state, true))
  .on(TabShown, (state) => allArranged(state, false))
  .on(NewsOfViewsShown, (state) => allArranged(state, false))
  .on(FeedList.answered, (state, { ask, body }, { at }) =>
    answered(state, listKey(ask), ask, body, at),
  )
  .on(FeedList.failed, (state, { ask }) => failed(state, listKey(ask)))
  .on(FeedGame.answered, (state, { ask, body }, { at }) => {
    if (body.full) dropAbsentMarkets(state.tables, ask.gameId, new Set(body.markets?.ids));
    const games = [...(body.games ?? []), ...(body.subGames ?? [])];
    return answered(state, gameKey(ask.gameId), ask, { ...body, games }, at);
  })
  .on(FeedGame.failed, (state, { ask, error }) => {
    const { movedTo } = error;
    const isFeed = movedTo?.feed === "live" || movedTo?.feed === "line";
    const to = isFeed ? { feed: movedTo.feed as FeedName, gameId: movedTo.id } : null;
    const isGone = isGoneError(error);
    // Its prices may still be on screen somewhere: they must not be tappable.
    if (isGone) closeGame(state.tables, ask.gameId);
    // Any other failure leaves `isGone` as it was.
    return failed(state, gameKey(ask.gameId), isGone ? { movedTo: to, isGone } : undefined);
  })
  .on(Prices.answered, (state, { ask, body }, { at }) => {
    const patches = withKnownNames(state.tables, body.patches ?? []);
    applyAnswer(state.tables, ask.feed, { ...body, patches }, at, false);
    return state;
  })
  .on(Sports.answered, (state, { ask, body }) => ({
    ...state,
    menu: { ...state.menu, [ask.feed]: body.items },
    menuAnswer: { ...state.menuAnswer, [ask.feed]: "here" },
  }))
  .on(Sports.failed, (state, { ask }) => ({
    ...state,
    menuAnswer: { ...state.menuAnswer, [ask.feed]: "failed" },
  }))
  .on(MarketTypes.answered, (state, { body }) => {
    const known = Object.values(state.marketTypes);
    const types = unchanged(
      known,
      body.types.toSorted((one, other) => one.id - other.id),
    );
    const next = {
      ...state,
      marketGroups: body.groups,
      marketTypes:
        types === known
          ? state.marketTypes
          : Object.fromEntries(types.map((type) => [type.id, type])),
    };
    // Before the first types no market has a name or a place in the order.
    return known.length === 0 ? allArranged(next, false) : next;
  });
