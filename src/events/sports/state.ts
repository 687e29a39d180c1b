import type { CallError } from "../define.ts";
import { createSlice } from "../slice.ts";
import { RouteDecided } from "../navigation/events.ts";
import { AppStarted, PollingResumed, TabShown } from "../shell/events.ts";
import { applyAnswer, closeGame, dropAbsentMarkets, withKnownNames } from "./applyAnswer.ts";
import { arrangeGames, arrangeMarkets, type ShownGame, type ShownMarket } from "./arrange.ts";
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

/** One watched list or game: how far it has got (`cursor`) and how fresh it is. */
export type FeedView = {
  readonly cursor: number | null;
  /** Whose prices it has; left out for the usual profile. A cursor says nothing about those of another one. */
  readonly profileId?: number;
  readonly gameIds: readonly number[];
  /**
   * What is on screen: of a list its matches, of a match its markets. It stays as it is while the player looks at it,
   * whatever the answers bring (interface rules, "Nothing jumps").
   */
  readonly shown: readonly ShownGame[];
  readonly shownMarkets: readonly ShownMarket[];
  /**
   * The player has come to it: `awaited`, the next first answer of a poll is taken over; `running`, there is more of
   * it.
   */
  readonly arrival: "awaited" | "running" | "over";
  readonly answeredAt: number | null;
  readonly pollAfterMs: number;
  /** Tries without an answer since the last one. */
  readonly failures: number;
  /** Where a game went when it moved from line to live. */
  readonly movedTo: { readonly feed: FeedName; readonly gameId: number } | null;
  /** The server does not know the match any more, or knows it elsewhere. */
  readonly isGone: boolean;
};

export type SportsState = {
  readonly tables: SportsTables;
  /** By `listKey` or `gameKey`. */
  readonly views: Readonly<Record<string, FeedView>>;
  readonly champs: Readonly<Record<number, Champ>>;
  readonly menu: Readonly<Record<FeedName, readonly FeedSport[]>>;
  /** How the last question for a menu ended; null: it has not. */
  readonly menuAnswer: Readonly<Record<FeedName, "here" | "failed" | null>>;
  readonly marketTypes: Readonly<Record<number, MarketType>>;
  readonly marketGroups: readonly {
    readonly id: number;
    readonly name: string;
    readonly order: number;
  }[];
};

export const listKey = ({
  feed,
  sportId,
  isTop,
}: Pick<FeedListAsk, "feed" | "sportId" | "isTop">) =>
  `${feed}${isTop ? ":top" : ""}${sportId === null ? "" : `:${sportId}`}`;
const ofGame = "game:";
export const gameKey = (gameId: number) => `${ofGame}${gameId}`;

const emptyView: FeedView = {
  cursor: null,
  gameIds: [],
  shown: [],
  shownMarkets: [],
  arrival: "awaited",
  answeredAt: null,
  pollAfterMs: 0,
  failures: 0,
  movedTo: null,
  isGone: false,
};

const initial = (): SportsState => ({
  tables: createTables({ games: 0, markets: 0, outcomes: 0 }),
  views: {},
  champs: {},
  menu: { live: [], line: [] },
  menuAnswer: { live: null, line: null },
  marketTypes: {},
  marketGroups: [],
});

/** With tables that have room for the ids of an answer; where they had none, all starts anew. */
function withRoom(state: SportsState, body: FeedAnswer): SportsState {
  const base = newBase(state.tables.base, body);
  return base === null ? state : { ...state, views: {}, tables: createTables(base) };
}

function answered(
  before: SportsState,
  key: string,
  ask: Pick<FeedListAsk, "feed" | "isQuiet" | "profileId" | "since">,
  body: FeedAnswer,
  at: number,
): SportsState {
  const state = withRoom(before, body);
  const hadCursor = (before.views[key]?.cursor ?? null) !== null;
  const isLost = state !== before || (ask.since !== null && !hadCursor);
  // Changes to what is not here any more: the next poll asks for the whole.
  if (!body.full && isLost) return state;
  applyAnswer(state.tables, ask.feed, body, at, ask.isQuiet || (body.full && body.cursor === 0));
  const view = state.views[key] ?? emptyView;
  const removed = new Set(body.removedGames ?? []);
  const sent = (body.games ?? []).map(({ id }) => id);
  const known = new Set(view.gameIds);
  const gameIds = body.full
    ? sent
    : removed.size === 0 && sent.every((id) => known.has(id))
      ? view.gameIds
      : [...view.gameIds.filter((id) => !removed.has(id)), ...sent.filter((id) => !known.has(id))];
  const { cursor, pollAfterMs } = body;
  const isNew = view.shown.length === 0 && view.shownMarkets.length === 0;
  const hasArrived = view.arrival === "running" || (view.arrival === "awaited" && ask.isQuiet);
  const champs =
    body.champs === undefined || body.champs.length === 0
      ? state.champs
      : { ...state.champs, ...Object.fromEntries(body.champs.map((champ) => [champ.id, champ])) };
  const next: FeedView = {
    cursor,
    ...(ask.profileId === undefined ? {} : { profileId: ask.profileId }),
    gameIds,
    shown: view.shown,
    shownMarkets: view.shownMarkets,
    arrival: !hasArrived ? view.arrival : body.more === true ? "running" : "over",
    answeredAt: at,
    pollAfterMs,
    failures: 0,
    movedTo: null,
    isGone: false,
  };
  const whole = { ...state, champs };
  const shown = isNew || hasArrived ? arranged(whole, key, next) : next;
  return { ...whole, views: { ...state.views, [key]: shown } };
}

/** The view with all that has come since it was last arranged. */
function arranged(state: SportsState, key: string, view: FeedView): FeedView {
  if (key.startsWith(ofGame)) {
    const gameId = Number(key.slice(ofGame.length));
    return { ...view, shownMarkets: view.isGone ? [] : arrangeMarkets(gameId, state) };
  }
  const heads = !key.includes(":top") ? "champs" : key.startsWith("live") ? "none" : "sports";
  return { ...view, shown: arrangeGames(view.gameIds, state, heads) };
}

/** The player does not see them change, or has asked for it. */
function allArranged(state: SportsState, isArrival: boolean): SportsState {
  const views = Object.entries(state.views).map(([key, view]) => {
    const arrival: FeedView["arrival"] = isArrival ? "awaited" : view.arrival;
    return [key, { ...arranged(state, key, view), arrival }] as const;
  });
  return { ...state, views: Object.fromEntries(views) };
}

const failed = (
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

/** Codes of what is unknown or has moved (contract, "Errors"); without one the status says it. */
const isGoneBy = ({ code, status }: CallError): boolean =>
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
    return answered(state, gameKey(ask.gameId), ask, body, at);
  })
  .on(FeedGame.failed, (state, { ask, error }) => {
    const { movedTo } = error;
    const isFeed = movedTo?.feed === "live" || movedTo?.feed === "line";
    const to = isFeed ? { feed: movedTo.feed as FeedName, gameId: movedTo.id } : null;
    const isGone = isGoneBy(error);
    // Wherever they are still on the screen, such prices cannot be tapped.
    if (isGone) closeGame(state.tables, ask.gameId);
    // A failure of another kind does not bring a match back that is gone.
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
    const isFirst = Object.keys(state.marketTypes).length === 0;
    const next = {
      ...state,
      marketGroups: body.groups,
      marketTypes: Object.fromEntries(body.types.map((type) => [type.id, type])),
    };
    // Without them no market has a name or a place.
    return isFirst ? allArranged(next, false) : next;
  });
