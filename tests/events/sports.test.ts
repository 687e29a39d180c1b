import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { FeedGame, FeedList, MarketTypes, Prices, Sports } from "../../src/events/sports/events.ts";
import { ChosenGames } from "../../src/events/chosenGames/events.ts";
import { gameKey, listKey } from "../../src/events/sports/view.ts";
import { gameOf, marketOf, outcomeOf } from "../../src/events/sports/tables.ts";
import { fillName, marketName, outcomeNames } from "../../src/events/sports/names.ts";
import { answered, liveFeed, prices } from "../kit/events.ts";
import { feedChange, gameCard, pricesAnswer, pricesOf, wholeFeed } from "../kit/siteFeed.ts";
import { started, stateOf } from "../kit/spec.ts";
import { START_AT } from "../kit/world.ts";
import { changes, FeedModel, seen, truth } from "./feedModel.ts";

const ask = { feed: "live", sportId: null, isTop: false, since: null, isQuiet: true } as const;
const list = (body: unknown, isQuiet = false): Draft =>
  answered(FeedList, { ...ask, isQuiet }, body);
const game = (body: object, gameId = 501): Draft =>
  answered(FeedGame, { feed: "live", gameId, since: null, isQuiet: false }, { ...body, gameId });
const idsOf = (...events: readonly Draft[]) =>
  stateOf(...events).sports.views[listKey(ask)]?.gameIds ?? [];

describe("a list", () => {
  it("shows what the server has, whether it came whole or as changes", () => {
    fc.assert(
      fc.property(changes, (answers) => {
        const server = new FeedModel();
        const events = [list(server.whole()), ...answers.map((one) => list(server.change(one)))];
        const byChanges = stateOf(...events);
        const atOnce = stateOf(list(server.whole()));
        const gameIds = server.feed.games.map(({ id }) => id);
        expect(idsOf(...events)).toEqual(gameIds);
        expect(seen(byChanges, gameIds)).toEqual(truth(server.feed));
        expect(seen(atOnce, gameIds)).toEqual(truth(server.feed));
      }),
      { numRuns: 300 },
    );
  });

  const withHalf = (since: number | null) => {
    const whole = wholeFeed("live");
    const half = { ...gameCard("live"), id: 503, mainGameId: 501, title: "1st half" };
    return since === null
      ? { ...whole, games: [half, ...whole.games] }
      : { ...feedChange(since + 1), games: [half] };
  };

  it("has no periods of its matches, though a backend lists them, whole or as a change", () => {
    expect(idsOf(list(withHalf(null)))).toEqual([501]);
    expect(idsOf(liveFeed, list(withHalf(1)))).toEqual([501]);
    // Its favourites, what is popular and what was found come the same way.
    const chosen = { feed: "live", list: "popular", since: null, isQuiet: true, gameIds: [501] };
    const { sports } = stateOf(answered(ChosenGames, chosen, withHalf(null)));
    expect(Object.values(sports.views).map(({ gameIds }) => gameIds)).toEqual([[501]]);
    // Its page has it.
    const page = stateOf(game(withHalf(null), 503)).sports.views[gameKey(503)];
    expect(page?.gameIds).toEqual([503, 501]);
  });

  it("keeps its cursor and counts its failures until the next answer", () => {
    const failed = FeedList.failed({ call: 1, ask, error: { tag: "offline" } });
    const view = (...events: readonly Draft[]) => stateOf(...events).sports.views[listKey(ask)];
    expect(view(liveFeed, failed, failed)).toMatchObject({
      cursor: 1,
      gameIds: [501],
      failures: 2,
    });
    expect(view(liveFeed, failed, list(feedChange(2)))).toMatchObject({
      cursor: 2,
      failures: 0,
      answeredAt: START_AT + 3_000,
    });
  });

  it("has a key of its own for each question", () => {
    const keys = [
      { feed: "live", sportId: null, isTop: false },
      { feed: "live", sportId: null, isTop: true },
      { feed: "live", sportId: 1, isTop: false },
      { feed: "line", sportId: 1, isTop: false },
    ] as const;
    expect(new Set(keys.map(listKey)).size).toBe(keys.length);
  });

  it("of another server starts over, and so does a page", () => {
    const other = {
      ...wholeFeed("line"),
      idSpace: { games: [1, 9], markets: [1, 9], outcomes: [1, 9] },
      games: [],
    };
    const moved = stateOf(
      liveFeed,
      list({ ...other, markets: undefined, outcomes: undefined }),
    ).sports;
    expect(gameOf(moved.tables, 501)).toBeUndefined();
    const reloaded = stateOf(liveFeed, started).sports;
    expect([reloaded.views, reloaded.tables.games.size]).toEqual([{}, 0]);
  });
});

describe("a game", () => {
  it("shows what the server has, whole or as changes, and drops what a whole answer leaves out", () => {
    fc.assert(
      fc.property(changes, (answers) => {
        const server = new FeedModel();
        const first = game(server.whole() as object);
        const rest = answers.map((one) =>
          server.change(one.filter(({ tag }) => tag !== "game added" && tag !== "game removed")),
        );
        const last = game(server.whole() as object);
        const [wanted] = truth(server.feed) as readonly unknown[];
        expect(seen(stateOf(first, ...rest.map((body) => game(body as object))), [501])).toEqual([
          wanted,
        ]);
        expect(seen(stateOf(first, last), [501])).toEqual([wanted]);
      }),
      { numRuns: 200 },
    );
  });

  it("that went live says where it moved", () => {
    const gone = FeedGame.failed({
      call: 1,
      ask: { feed: "line", gameId: 502, since: null, isQuiet: false },
      error: { tag: "http", status: 404, code: 41, movedTo: { feed: "live", id: 501 } },
    });
    expect(stateOf(gone).sports.views[gameKey(502)]?.movedTo).toEqual({
      feed: "live",
      gameId: 501,
    });
    const odd = {
      ...gone,
      data: { ...gone.data, error: { tag: "http" as const, movedTo: { feed: "casino", id: 1 } } },
    };
    expect(stateOf(odd).sports.views[gameKey(502)]?.movedTo).toBeNull();
  });

  it("has its clock from the answer that told of it", () => {
    const clocked = list({
      ...wholeFeed("live"),
      games: [{ ...wholeFeed("live").games[0], timeSec: 600 }],
    });
    const patched = list({ ...feedChange(2), patches: [{ id: 501, timeSec: 660 }] });
    const scored = list({
      ...feedChange(3),
      patches: [{ id: 501, score: { full: [1, 0], formatted: "1:0" } }],
    });
    const { tables } = stateOf(clocked, patched, scored).sports;
    expect(gameOf(tables, 501)).toMatchObject({
      timeSec: 660,
      clockAt: START_AT + 2_000,
      score: { full: [1, 0] },
    });
  });
});

describe("prices", () => {
  const outcome = (...events: readonly Draft[]) => outcomeOf(stateOf(...events).sports.tables, 901);
  it("that move say from where and when", () => {
    expect(outcome(liveFeed, prices([2, 3.4, 4.25]))).toMatchObject({
      coef: 2,
      movedFrom: 1.85,
      movedAt: START_AT + 2_000,
    });
    expect(outcome(liveFeed, prices([2, 3.4, 4.25]), prices([1.9, 3.4, 4.25]))).toMatchObject({
      coef: 1.9,
      movedFrom: 2,
    });
  });
  it("after a pause are taken over without arrows [polling-002]", () => {
    const quiet = list(feedChange(2, pricesOf("live", [2, 3.4, 4.25])), true);
    expect(outcome(liveFeed, quiet)).toMatchObject({ coef: 2, movedFrom: null, movedAt: null });
  });
  it("a suspension locks the outcome and leaves its price", () => {
    expect(outcome(liveFeed, prices([1.85, 3.4, 4.25], [1, 0, 0]))).toMatchObject({
      coef: 1.85,
      state: 1,
      movedAt: null,
    });
  });
  it("of unknown outcomes, and of ids that no table can hold, are skipped", () => {
    const unknown = answered(
      Prices,
      { feed: "live", ids: [1] },
      pricesAnswer({
        ids: [1, 99_999, -7, 1e15, 0.5],
        coefs: [1, 2, 3, 4, 5],
        states: [0, 0, 0, 0, 0],
      }),
    );
    const { tables } = stateOf(liveFeed, unknown).sports;
    expect(tables.outcomes.size).toBe(3);
    expect(marketOf(tables, 701)?.outcomeIds).toEqual([901, 902, 903]);
  });
});

describe("names", () => {
  const type = {
    id: 1,
    groupId: 1,
    name: "Total {param}",
    shortName: "T",
    order: 1,
    columns: 2,
    outcomes: [{ typeId: 1, name: "{opponent1} over {param}", shortName: "O" }],
  };
  const types = answered(
    MarketTypes,
    { lng: "en" },
    { groups: [{ id: 1, name: "Main", order: 1 }], types: [type] },
  );
  it("are put together from the patterns of the market types", () => {
    const { sports } = stateOf(types, liveFeed);
    const [market, outcome] = [marketOf(sports.tables, 701), outcomeOf(sports.tables, 901)];
    if (market === undefined || outcome === undefined)
      throw new Error("the feed has no market 701 or outcome 901");
    expect(marketName(sports, market)).toBe("Total");
    expect(outcomeNames(sports, outcome)).toEqual({ name: "Reds over", shortName: "O" });
    expect(fillName("Total {param}", -2.5, undefined)).toBe("Total −2.5");
  });
  it("menus are kept by feed", () => {
    const item = {
      id: 1,
      name: "Football",
      nameEn: "Football",
      order: 1,
      gamesCount: 2,
      champsCount: 1,
    };
    const { menu } = stateOf(
      answered(Sports, { feed: "line", lng: "en" }, { items: [item], pollAfterMs: 1 }),
    ).sports;
    expect(menu).toEqual({ live: [], line: [item] });
  });
});
