import { START_AT } from "./world.ts";

/**
 * One live game (501, Reds v Blues) with the outcomes 901, 902 and 903, one prematch game (502, Greens v
 * Greys) with 911 to 913.
 */
const FIRST = {
  live: { game: 501, market: 701, outcome: 901 },
  line: { game: 502, market: 711, outcome: 911 },
};
const COEFS = [1.85, 3.4, 4.25];
type Feed = "live" | "line";

const outcomeIds = (feed: Feed): number[] => COEFS.map((_, index) => FIRST[feed].outcome + index);

export const gameCard = (feed: Feed) => ({
  id: FIRST[feed].game,
  permanentId: FIRST[feed].game + 10_000,
  number: FIRST[feed].game,
  sportId: 1,
  champId: 31,
  kind: 1,
  status: feed === "live" ? 1 : 0,
  finished: false,
  startTime: START_AT / 1000 + (feed === "live" ? -600 : 7_200),
  marketsCount: 1,
  opponent1: {
    id: 1,
    name: feed === "live" ? "Reds" : "Greens",
    nameEn: feed === "live" ? "Reds" : "Greens",
  },
  opponent2: {
    id: 2,
    name: feed === "live" ? "Blues" : "Greys",
    nameEn: feed === "live" ? "Blues" : "Greys",
  },
});

/** Prices of a feed's outcomes; `states` 0 open, 1 suspended, 2 gone. */
export const pricesOf = (
  feed: Feed,
  coefs: readonly number[] = COEFS,
  states: readonly number[] = [0, 0, 0],
) => ({
  ids: outcomeIds(feed),
  coefs: [...coefs],
  states: [...states],
});

const head = (cursor: number, full: boolean) => ({
  cursor,
  full,
  pollAfterMs: 2_000,
  serverTime: START_AT,
});

/** The whole list of a feed. */
export const wholeFeed = (feed: Feed) => ({
  ...head(1, true),
  idSpace: { games: [500, 600], markets: [700, 800], outcomes: [900, 1000] },
  champs: [{ id: 31, sportId: 1, name: "Premier Shield", nameEn: "Premier Shield", order: 1 }],
  games: [gameCard(feed)],
  markets: { ids: [FIRST[feed].market], gameIds: [FIRST[feed].game], typeIds: [1], params: [null] },
  outcomes: {
    ...pricesOf(feed),
    marketIds: COEFS.map(() => FIRST[feed].market),
    typeIds: [1, 2, 3],
    params: COEFS.map(() => null),
  },
});

/** What changed since a cursor: these prices, or nothing. */
export const feedChange = (cursor: number, prices?: ReturnType<typeof pricesOf>) => ({
  ...head(cursor, false),
  ...(prices === undefined ? {} : { prices }),
});

export const pricesAnswer = (prices: ReturnType<typeof pricesOf>, missingIds: number[] = []) => ({
  cursor: 1,
  pollAfterMs: 2_000,
  serverTime: START_AT,
  prices,
  gameIds: prices.ids.map(() => 501),
  missingIds,
});
