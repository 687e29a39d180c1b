import { describe, expect, it, vi } from "vitest";
import { feedAnswer, type Selection } from "../../server/feed/answers.ts";
import { Book } from "../../server/feed/book.ts";
import { firstSourceTime } from "../../server/simulation/schedule.ts";
import { createSimulation } from "../../server/simulation/source.ts";
import { first } from "./coupons.ts";

const hour = 3_600_000;
/** A Monday, 00:00 UTC. */
const monday = Date.UTC(2027, 0, 11);
const begun = firstSourceTime(monday);

const everything = () => true;
const whole = (feed: "live" | "line"): Selection => ({
  feed,
  hasGame: everything,
  hasMarketType: everything,
});

/** A feed that starts at a time of the week, and its book. */
function begin(seed: number, passed: number) {
  const source = createSimulation(seed, {
    feedNumber: 1,
    wallAt: monday + passed,
    sourceAt: begun + passed,
    speed: 1,
    run: 0,
  });
  const book = new Book(1);
  const advance = (ms: number): void => {
    source.advance(book, monday + passed + ms);
    book.seal(monday + passed + ms);
  };
  advance(0);
  return { source, book, advance };
}

describe.each([
  [7, 5 * 24 + 19.1],
  [5, 2 * 24 + 3.4],
])("the feed of seed %i at hour %f", (seed, at) => {
  it("has no side twice live, no prematch game in the past, and no certain outcome to bet on", () => {
    const { book, advance } = begin(seed, at * hour);
    for (let minute = 0; minute <= 20; minute += 1) {
      advance(minute * 60_000);
      const games = [...book.games.values()];
      const live = games.filter(({ feed, status }) => feed === "live" && status !== 4);
      const sides = live.flatMap(({ opponent1, opponent2 }) =>
        [opponent1?.id ?? [], opponent2?.id ?? []].flat(),
      );
      expect(new Set(sides).size).toBe(sides.length);
      for (const { feed, startTime } of games)
        if (feed === "line") expect(startTime * 1000).toBeGreaterThan(book.sealedAt);
      const outcomes = games.flatMap(({ id }) =>
        book.marketsOf(id).flatMap((market) => book.outcomesOf(market.id)),
      );
      const open = outcomes.filter(({ state }) => state === 0);
      expect(open.filter(({ coef }) => coef <= 1.02 || coef >= 101)).toEqual([]);
      expect(open.length).toBeGreaterThan(300);
    }
  });

  it("offers no outcome that is no longer possible, and no correct score below the score", () => {
    const { source, book, advance } = begin(seed, at * hour);
    let scores = 0;
    for (let minute = 0; minute <= 15; minute += 1) {
      advance(minute * 60_000);
      for (const game of book.games.values()) {
        for (const market of book.marketsOf(game.id)) {
          for (const outcome of book.outcomesOf(market.id)) {
            expect(outcome.state).not.toBe(2);
            if (market.typeId !== 8 || outcome.typeId === 199 || game.isBlocked) continue;
            scores += 1;
            const [home = 0, away = 0] = game.score?.full ?? [];
            const score = outcome.typeId - 100;
            expect(Math.floor(score / 10)).toBeGreaterThanOrEqual(home);
            expect(score % 10).toBeGreaterThanOrEqual(away);
          }
        }
      }
    }
    expect(scores).toBeGreaterThan(0);
    expect(source.sports.length).toBeGreaterThan(0);
  });

  it("starts with open games, ends with finished ones, and keeps its order from one second to the next", () => {
    const { book, advance } = begin(seed, at * hour);
    const isShut = (id: number): boolean => {
      const game = book.games.get(id);
      const result = book.marketsOf(id).find(({ typeId }) => typeId <= 2);
      const outcomes = result ? book.outcomesOf(result.id) : [];
      return game?.status === 4 || (!game?.isBlocked && outcomes.every(({ state }) => state !== 0));
    };
    const order = (): readonly number[] => {
      const answer = feedAnswer(book, whole("live"), null, "en");
      return "games" in answer ? answer.games.map(({ id }) => id) : [];
    };
    let before = order();
    for (let second = 5; second <= 600; second += 5) {
      advance(second * 1000);
      const after = order();
      expect(isShut(first(after))).toBe(false);
      const isOver = after.map((id) => book.games.get(id)?.status === 4);
      expect(isOver).toEqual(isOver.toSorted());
      const stays = (id: number): boolean => !isShut(id);
      if ((monday + at * hour + second * 1000) % 60_000 >= 5000) {
        expect(after.filter((id) => before.includes(id)).filter(stays)).toEqual(
          before.filter((id) => after.includes(id)).filter(stays),
        );
      }
      before = after.filter(stays);
    }
  });
});

it("a feed is looked through again a tenth of a second later, not earlier", () => {
  const { book, advance } = begin(7, (5 * 24 + 19.1) * hour);
  const patch = vi.spyOn(book, "patchGame");
  advance(99);
  expect(patch).not.toHaveBeenCalled();
  advance(100);
  expect(patch).toHaveBeenCalled();
});
