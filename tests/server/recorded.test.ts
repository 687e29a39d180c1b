import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { placeCoupon } from "../../server/coupon/place.ts";
import { feedAnswer } from "../../server/feed/answers.ts";
import { readRecording } from "../../server/recorded/recording.ts";
import { createService, type RunningService } from "../../server/service.ts";
import { differences, feedTable } from "./feedTable.ts";
import { couponOf } from "./coupons.ts";
import { temporaryFolder } from "./folder.ts";
import { startedAt } from "./operator.ts";
import { dataStreams, writeStream } from "./stream.ts";

type Play = { service: RunningService; pass(ms: number): void };

function open(file: string): Play {
  let now = startedAt;
  const dataFolder = temporaryFolder("recorded");
  const service = createService({
    dataFolder,
    feed: { kind: "recorded", file, speed: 1 },
    now: () => now,
    isProduction: false,
  });
  return {
    service,
    pass: (ms) => {
      now += ms;
      service.step();
    },
  };
}

/** Places 10 on the first open outcome. */
function bet({ service }: Play): number {
  const { book } = service;
  for (const market of book.markets.values()) {
    const outcome = book.outcomesOf(market.id).find(({ state }) => state === 0);
    const game = book.games.get(market.gameId);
    if (!outcome || !game) continue;
    const card = { ...game, kind: 3, opponent1: { nameEn: game.opponent1?.name } };
    const pick = {
      outcomeId: outcome.id,
      coef: outcome.coef,
      marketId: market.id,
      game: card,
      typeId: outcome.typeId,
    };
    const { body } = placeCoupon(
      service,
      700_214,
      randomUUID(),
      couponOf([pick], { changeCoefAction: 1 }),
    );
    return Number(body["couponId"]);
  }
  throw new Error("no outcome is open");
}

const stepsMs = 60_000;

describe.each([writeStream(), ...dataStreams()].map((file) => [basename(file), file]))(
  "%s",
  (_, file) => {
    it("moves from line to live, locks what is suspended, settles bets, starts again with new ids", () => {
      const recording = readRecording(file);
      const play = open(file);
      const { book, store } = play.service;
      const couponId = bet(play);
      const firstGames = [...book.games.keys()];
      const selection = { feed: "live", hasGame: () => true, hasMarketType: () => true } as const;
      const follower = feedTable();
      let cursor: number | null = null;
      const seen = { prices: 0, live: false, locked: false };
      const isOver = () =>
        ![...book.games.keys()].some(
          (id) => firstGames.includes(id) || firstGames.includes(id - 1),
        );
      for (let step = 0; step < 260 && !isOver(); step += 1) {
        const before = book.cursor;
        play.pass(stepsMs);
        seen.prices += (book.ticksSince(before) ?? []).reduce(
          (sum, { prices }) => sum + prices.size,
          0,
        );
        for (const game of book.games.values()) {
          seen.live ||= game.feed === "live";
          if (!game.isBlocked) continue;
          const states = book
            .marketsOf(game.id)
            .flatMap(({ id }) => book.outcomesOf(id))
            .map(({ state }) => state);
          expect(states).not.toContain(0);
          seen.locked ||= states.length > 0;
        }
        const answer = feedAnswer(book, selection, cursor, "en");
        follower.apply(answer);
        cursor = answer.cursor;
      }
      const fullTable = feedTable();
      fullTable.apply(feedAnswer(book, selection, null, "en"));
      expect(differences(follower, fullTable)).toEqual([]);
      expect(seen.prices).toBeGreaterThan(10);
      expect(seen.live).toBe(recording.inPlayAt !== null);
      const isSettledInFile = recording.messages.some(({ markets }) =>
        markets.some(({ definition }) => definition?.status === "CLOSED"),
      );
      const row = store.get("SELECT status FROM coupons WHERE id = ?", [couponId]);
      if (isSettledInFile) {
        expect(seen.locked).toBe(true);
        expect(isOver()).toBe(true);
        expect(["won", "lost", "returned"]).toContain(row?.["status"]);
        expect(book.games.size).toBeGreaterThan(0);
      }
      play.service.close();
    });
  },
);

it("names participants, teams and markets from the stream and its companion files", () => {
  const play = open(writeStream());
  const games = [...play.service.book.games.values()].map(({ opponent1, opponent2 }) => [
    opponent1?.name,
    opponent2?.name,
  ]);
  expect(games).toEqual([
    ["Team 1A", "Team 1B"],
    ["Team 2A", "Team 2B"],
  ]);
  const typeIds = [...play.service.book.markets.values()].map(({ typeId }) => typeId);
  expect(typeIds).toEqual([1, 1]);
  play.service.close();
});

it("continues after a restart, and settles bets of a run that ended in the meantime", () => {
  const file = writeStream();
  const dataFolder = temporaryFolder("recorded");
  let now = startedAt;
  const start = () =>
    createService({
      dataFolder,
      feed: { kind: "recorded", file, speed: 1 },
      now: () => now,
      isProduction: false,
    });
  let service = start();
  const couponId = bet({ service, pass: () => {} });
  const ids = [...service.book.games.keys()];
  service.close();
  now += 30_000;
  service = start();
  expect([...service.book.games.keys()]).toEqual(ids);
  service.close();
  now += 3_600_000;
  service = start();
  expect([...service.book.games.keys()].some((id) => ids.includes(id))).toBe(false);
  expect(service.store.get("SELECT status FROM coupons WHERE id = ?", [couponId])).toEqual({
    status: "won",
  });
  service.close();
});

describe("files that cannot be played", () => {
  const write = (text: string) => {
    const file = join(temporaryFolder("bad"), "bad.jsonl");
    writeFileSync(file, text);
    return file;
  };

  it("are refused with the reason", () => {
    expect(() => readRecording("/nowhere.jsonl")).toThrow(/\/nowhere.jsonl cannot be read/);
    expect(() => readRecording(write("hello\n"))).toThrow(
      /is no recorded market stream: none of its 1 lines/,
    );
    expect(() => readRecording(write('{"op":"connection"}\n'))).toThrow(
      /is no recorded market stream/,
    );
  });

  it("or are skipped line by line, with a count", () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
    const definition = {
      eventId: "1",
      eventTypeId: "2",
      marketType: "MATCH_ODDS",
      marketTime: "2026-01-01T00:00:00Z",
      status: "OPEN",
      runners: [
        { id: 1, status: "ACTIVE", sortPriority: 1 },
        { id: 2, status: "ACTIVE", sortPriority: 2 },
      ],
    };
    const good = JSON.stringify({
      op: "mcm",
      pt: 1,
      mc: [{ id: "1.1", marketDefinition: definition, rc: [{ id: 1, atb: [[2, 5]] }] }],
    });
    const bad = JSON.stringify({
      op: "mcm",
      pt: 2,
      mc: [{ id: "1.1", rc: [{ id: 1, atb: [["2", 5]] }] }],
    });
    const recording = readRecording(write(`${good}\n{"op":\n${bad}\n`));
    expect([recording.messages.length, recording.skippedLines]).toEqual([1, 2]);
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/2 of 3 lines left out; first bad line 2/),
    );
    warn.mockRestore();
  });
});
