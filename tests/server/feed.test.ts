import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { feedAnswer, type Selection } from "../../server/feed/answers.ts";
import { Book } from "../../server/feed/book.ts";
import type { FeedSource } from "../../server/feed/source.ts";
import { readRecording } from "../../server/recorded/recording.ts";
import { createRecorded } from "../../server/recorded/source.ts";
import { firstSourceTime } from "../../server/simulation/schedule.ts";
import { createSimulation } from "../../server/simulation/source.ts";
import { saturdayEvening } from "../kit/season.ts";
import { differences, feedTable } from "./feedTable.ts";
import { first, openPicks } from "./coupons.ts";
import { type Client, type Operator, startedAt, startOperator } from "./operator.ts";
import { writeStream } from "./stream.ts";

const anchor = {
  feedNumber: 1,
  wallAt: startedAt,
  sourceAt: firstSourceTime(saturdayEvening),
  speed: 1,
  run: 0,
};

describe.each([
  ["simulation", () => createSimulation(12, anchor), 1500],
  ["recording", recorded, 2000],
] as const)("deltas of a %s", (_, open, stepMs) => {
  it("applied in sequence give the whole list, over 210 ticks and every selection", () => {
    const source: FeedSource = open();
    const book = new Book(100);
    let now = startedAt;
    const tick = () => {
      source.advance(book, now);
      book.seal(now);
      now += stepMs;
    };
    tick();
    const followers = selections.map((selection, index) => ({
      selection,
      // Some request every tick, some several at once.
      every: [7, 21, 1, 3][index % 4] ?? 1,
      table: feedTable(),
      cursor: null as number | null,
    }));
    let changes = 0;
    for (let number = 0; number <= 210; number += 1) {
      for (const follower of followers) {
        if (number % follower.every !== 0) continue;
        const answer = feedAnswer(book, follower.selection, follower.cursor, "en");
        expect(answer.full).toBe(number === 0);
        if (!answer.full) changes += Object.keys(answer).length - 4;
        follower.table.apply(answer);
        follower.cursor = answer.cursor;
        if (number % 21 !== 0) continue;
        const fullTable = feedTable();
        fullTable.apply(feedAnswer(book, follower.selection, null, "en"));
        expect(differences(follower.table, fullTable)).toEqual([]);
      }
      tick();
    }
    expect(changes).toBeGreaterThan(100);
  });
});

describe("a client that is far behind", () => {
  it("asks again at once while `more`, and gets the whole list for an unknown cursor", () => {
    const source = recorded();
    const book = new Book(100);
    const all = first(selections);
    const followed = feedTable();
    for (let number = 0; number < 400; number += 1) {
      source.advance(book, startedAt + number * 1000);
      book.seal(startedAt + number * 1000);
      if (number === 150) followed.apply(feedAnswer(book, all, null, "en"));
    }
    const cursors: number[] = [];
    let cursor = 250;
    for (let isBehind = true; isBehind; ) {
      const answer = feedAnswer(book, all, cursor, "en");
      expect(answer.full).toBe(false);
      followed.apply(answer);
      cursor = answer.cursor;
      cursors.push(cursor);
      isBehind = "more" in answer && answer.more === true;
    }
    expect(cursors).toEqual([350, 450, 499]);
    const fullTable = feedTable();
    fullTable.apply(feedAnswer(book, all, null, "en"));
    expect(differences(followed, fullTable)).toEqual([]);
    expect(feedAnswer(book, all, 150, "en").full).toBe(true);
    expect(feedAnswer(book, all, 5000, "en").full).toBe(true);
    expect(feedAnswer(book, all, book.cursor, "en")).toMatchObject({
      full: false,
      cursor: book.cursor,
    });
  });
});

const all = () => true;
const selections: readonly Selection[] = [
  { feed: "live", hasGame: all, hasMarketType: all },
  { feed: "line", hasGame: all, hasMarketType: all },
  { feed: "live", hasGame: (game) => game.sportId <= 2, hasMarketType: (typeId) => typeId <= 2 },
  { feed: "line", hasGame: (game) => game.isTop, hasMarketType: (typeId) => typeId === 17 },
];

function recorded(): FeedSource {
  const recording = readRecording(writeStream());
  const start = { ...anchor, sourceAt: recording.firstAt };
  return createRecorded(recording, start, (next) => ({ ...next, feedNumber: 1 }));
}

describe("the feed over HTTP", () => {
  let operator: Operator;
  let visitor: Client;
  beforeAll(async () => {
    operator = await startOperator();
    visitor = operator.visitor();
  });
  afterAll(() => operator.close());

  it("has about 60 live and 120 line games in at least six sports", async () => {
    const count = async (feed: string) => {
      const { body } = await visitor.get(`/${feed}-feed/v1/sports?lng=en`);
      return {
        sports: body.items.length,
        games: body.items.reduce(
          (sum: number, item: { gamesCount: number }) => sum + item.gamesCount,
          0,
        ),
      };
    };
    const [live, line] = [await count("live"), await count("line")];
    expect(live.sports).toBeGreaterThanOrEqual(6);
    expect(live.games).toBeGreaterThan(45);
    expect(live.games).toBeLessThan(80);
    expect(line.games).toBeGreaterThan(90);
    expect(line.games).toBeLessThan(160);
  });

  it("answers 304 while nothing is new, with the documented Cache-Control", async () => {
    const path = "/live-feed/v1/games?lng=en";
    const { headers } = await visitor.get(path);
    expect(headers.get("Cache-Control")).toBe("public, max-age=1");
    const etag = headers.get("ETag") ?? "";
    expect((await visitor.get(path, { "If-None-Match": etag })).status).toBe(304);
    await operator.control({ advanceMs: 1000 });
    expect((await visitor.get(path, { "If-None-Match": etag })).status).toBe(200);
  });

  it("filters by game and market type, and names the requested prices that it does not know", async () => {
    const pick = first(await openPicks(visitor, "live"));
    const { body } = await visitor.get(
      `/live-feed/v1/games?gameIds=${pick.game.id}&lng=en&marketTypeIds=1,2`,
    );
    expect(body.games.map((game: { id: number }) => game.id)).toEqual([pick.game.id]);
    expect(body.markets.typeIds.every((typeId: number) => typeId <= 2)).toBe(true);
    const prices = await visitor.get(`/live-feed/v1/prices?ids=1,${pick.outcomeId}`);
    expect(prices.body.prices.ids).toEqual([pick.outcomeId]);
    expect(prices.body.missingIds).toEqual([1]);
    expect((await visitor.get("/live-feed/v1/games?gameIds=x&lng=en")).body.code).toBe(11);
    expect((await visitor.get("/live-feed/v1/games")).body.code).toBe(11);
  });

  it("says where a game went when it moved from line to live, and finds its outcomes again", async () => {
    const picks = await openPicks(visitor, "line");
    const soon = first(picks.toSorted((a, b) => a.game.startTime - b.game.startTime));
    const { body } = await visitor.get("/live-feed/v1/games?lng=en");
    const waitMs = soon.game.startTime * 1000 - body.serverTime + 1000;
    await operator.control({ advanceMs: Math.max(waitMs, 0) });
    const moved = await visitor.get(`/line-feed/v1/games/${soon.game.id}?lng=en`);
    expect([moved.status, moved.body.code]).toEqual([404, 41]);
    expect(moved.body.data.movedTo.feed).toBe("live");
    const there = await visitor.get(`/live-feed/v1/games/${moved.body.data.movedTo.id}?lng=en`);
    expect(there.body.games[0].permanentId).toBe(soon.game.permanentId);
    const bet = {
      market: { id: soon.outcomeId, coef: soon.coef, gameId: soon.game.id },
      blockId: 0,
      statusId: -2,
    };
    const refresh = { typeId: 0, systemValue: 2, bets: [bet], coefViewId: 0 };
    const found = (await visitor.post("/web-api/coupon/refresh", refresh)).body.bets[0];
    expect(found.market.isLive).toBe(true);
    expect(found.market.id).not.toBe(soon.outcomeId);
    expect(found.game.permanentId).toBe(soon.game.permanentId);
    const unknown = await visitor.get("/line-feed/v1/games/7?lng=en");
    expect([unknown.status, unknown.body.code]).toEqual([404, 40]);
  });
});
