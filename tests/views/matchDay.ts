import type { Draft } from "../../src/events/define.ts";
import { FeedGame, FeedList, Sports } from "../../src/events/sports/events.ts";
import type { FeedAnswer, GameCard } from "../../src/events/sports/feed.ts";
import { startedAt } from "./fakeClient.ts";

export { marketTypes } from "./marketTypes.ts";

const football = 1;
const tennis = 2;
const side = (id: number, name: string) => ({ id, name, nameEn: name });

const running = {
  number: 1,
  kind: 1,
  status: 1,
  finished: false,
  startTime: startedAt / 1000 - 5000,
};

/** Norrvik lead at home in minute 67, after a red card. */
export const norrvik: GameCard = {
  ...running,
  id: 50_001,
  permanentId: 7001,
  sportId: football,
  champId: 10,
  marketsCount: 184,
  opponent1: side(1, "Norrvik"),
  opponent2: side(2, "Bastia Azul"),
  timeSec: 67 * 60,
  isClockRunning: true,
  score: {
    full: [2, 1],
    formatted: "2:1 (1:1, 1:0)",
    periods: [
      { id: 1, name: "1st half", values: [1, 1] },
      { id: 2, name: "2nd half", values: [1, 0] },
    ],
    details: { corners: [5, 2], redCards: [0, 1], yellowCards: [1, 1], possession: [54, 46] },
  },
};

/** A tennis match in its second set. */
export const marchetti: GameCard = {
  ...running,
  id: 50_002,
  permanentId: 7002,
  sportId: tennis,
  champId: 20,
  marketsCount: 9,
  opponent1: side(3, "E. Marchetti"),
  opponent2: side(4, "D. Varela"),
  score: {
    full: [1, 0],
    formatted: "1:0 (6:4, 3:5)",
    periods: [
      { id: 1, name: "Set 1", values: [6, 4] },
      { id: 2, name: "Set 2", values: [3, 5] },
    ],
    current: ["40", "15"],
    serving: 1,
  },
};

/** Tomorrow's match of the line. */
export const halden: GameCard = {
  ...running,
  id: 50_003,
  permanentId: 7003,
  sportId: football,
  status: 0,
  champId: 11,
  kind: 3,
  startTime: startedAt / 1000 + 24 * 3600,
  marketsCount: 47,
  opponent1: side(5, "Halden Rovers"),
  opponent2: side(6, "Ashcombe City"),
};

/** Menus of both feeds: 86 and 41 matches live, 1,082 in the line. */
export const menus: readonly Draft[] = [
  menu("live", [sport(football, "Football", 86), sport(tennis, "Tennis", 41)]),
  menu("line", [sport(football, "Football", 1082)]),
];

function sport(id: number, name: string, gamesCount: number) {
  return { id, name, nameEn: name, order: id, gamesCount, champsCount: 1 };
}

function menu(feed: "live" | "line", items: ReturnType<typeof sport>[]): Draft {
  return Sports.answered({
    call: 2,
    ask: { feed, lng: "en" },
    body: { items, pollAfterMs: 1 },
  });
}

const champs = [
  { id: 10, sportId: football, name: "Continental Cup", nameEn: "Continental Cup", order: 2 },
  { id: 11, sportId: football, name: "Premier Division", nameEn: "Premier Division", order: 1 },
  { id: 20, sportId: tennis, name: "Open", nameEn: "Open", order: 3 },
];

const head = { cursor: 1, pollAfterMs: 3000, serverTime: startedAt };
const idSpace: NonNullable<FeedAnswer["idSpace"]> = {
  games: [50_001, 50_100],
  markets: [210_001, 210_900],
  outcomes: [900_001, 900_900],
};

/** Result and two totals of Norrvik, the winner of Marchetti, the result of Halden. */
const prices = {
  markets: {
    ids: [210_001, 210_002, 210_003, 210_004, 210_005],
    gameIds: [50_001, 50_001, 50_001, 50_002, 50_003],
    typeIds: [1, 17, 17, 2, 1],
    params: [null, 3.5, 4.5, null, null],
  },
  outcomes: {
    ids: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => 900_000 + id),
    marketIds: [1, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 5].map((id) => 210_000 + id),
    typeIds: [1, 2, 3, 9, 10, 9, 10, 11, 12, 1, 2, 3],
    params: [null, null, null, 3.5, 3.5, 4.5, 4.5, null, null, null, null, null],
    coefs: [1.42, 4.6, 7.8, 1.85, 1.95, 3.4, 1.3, 1.52, 2.48, 3.4, 3.55, 2.08],
    states: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
  },
};

type ListAsk = { feed: "live" | "line"; sportId?: number | null; isTop?: boolean };
const ask = ({ feed, sportId = null, isTop = false }: ListAsk) => ({
  feed,
  sportId,
  isTop,
  since: null,
  isQuiet: false,
});

/** The whole list with the given matches; all prices of the day are included. */
export const list = (asked: ListAsk, games: GameCard[]): Draft =>
  FeedList.answered({
    call: 3,
    ask: ask(asked),
    body: { ...head, full: true, idSpace, champs, games, ...prices },
  });

/** The changes of a list since a cursor. */
export const changes = (asked: ListAsk, body: Partial<FeedAnswer>): Draft =>
  FeedList.answered({ call: 4, ask: ask(asked), body: { ...head, full: false, ...body } });

export const listFailed = (asked: ListAsk): Draft =>
  FeedList.failed({ call: 5, ask: ask(asked), error: { tag: "offline" } });

/** The page of Norrvik: the list's markets and two handicaps. */
export const norrvikPage: Draft = FeedGame.answered({
  call: 6,
  ask: { feed: "live", gameId: norrvik.id, since: null, isQuiet: false },
  body: {
    ...head,
    full: true,
    gameId: norrvik.id,
    idSpace,
    champs,
    games: [norrvik],
    markets: {
      ids: [210_001, 210_002, 210_003, 210_011, 210_012],
      gameIds: [50_001, 50_001, 50_001, 50_001, 50_001],
      typeIds: [1, 17, 17, 5, 5],
      params: [null, 3.5, 4.5, -1, -1.5],
    },
    outcomes: {
      ids: [1, 2, 3, 4, 5, 6, 7, 21, 22, 23, 24].map((id) => 900_000 + id),
      marketIds: [1, 1, 1, 2, 2, 3, 3, 11, 11, 12, 12].map((id) => 210_000 + id),
      typeIds: [1, 2, 3, 9, 10, 9, 10, 13, 14, 13, 14],
      params: [null, null, null, 3.5, 3.5, 4.5, 4.5, -1, 1, -1.5, 1.5],
      coefs: [1.42, 4.6, 7.8, 1.85, 1.95, 3.4, 1.3, 2.05, 1.78, 2.7, 1.45],
      states: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    },
  },
});

export const norrvikFailed: Draft = FeedGame.failed({
  call: 7,
  ask: { feed: "live", gameId: norrvik.id, since: null, isQuiet: false },
  error: { tag: "http", status: 500 },
});
