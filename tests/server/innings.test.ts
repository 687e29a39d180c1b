import { describe, expect, it } from "vitest";
import { cricket } from "../../server/simulation/cricket.ts";
import { playedOn } from "../../server/simulation/cricketInnings.ts";
import { inningsTypes } from "../../server/simulation/cricketTypes.ts";
import { noDrift } from "../../server/simulation/families.ts";
import { plan } from "../../server/simulation/layout.ts";
import { marketTypes } from "../../server/simulation/marketTypes.ts";
import type { Match, MatchPeriod } from "../../server/simulation/match.ts";
import { coefFor, isSuspendedAt, quotedAt, quotes } from "../../server/simulation/quotes.ts";
import { scorecardOf } from "../../server/simulation/scorecard.ts";

const sides = [0, 1] as const;
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const played = Array.from({ length: 200 }, (_, seed) => {
  const [pitch, match] = [playedOn(seed), cricket.create(seed)];
  const breakAt = pitch.moments.find(({ isBreak }) => isBreak)?.ms ?? 0;
  const [first, second] = match.periods;
  if (!first || !second) throw new Error("a match has two innings");
  return { seed, pitch, match, breakAt, innings: [first, second] as const };
});
type Played = (typeof played)[number];

const ownMarkets = (game: MatchPeriod | Match, ms: number) => {
  const quoted = quotes(game, ms, noDrift);
  return plan(game).map((market, index) => ({ ...market, quote: quoted[index] ?? null }));
};

/** The count that a market is about, from the scorecard of the match, or the balls of its first six overs. */
function counted({ pitch }: Played, side: 0 | 1, typeId: number): number {
  if (typeId === inningsTypes.powerPlay)
    return sum((pitch.balls[side] ?? []).slice(0, 36).map((runs) => Math.max(runs, 0)));
  const batted = scorecardOf(pitch, side);
  return typeId === inningsTypes.wickets
    ? batted.filter(({ batting }) => batting?.isOut).length
    : sum(batted.map(({ batting }) => batting?.runs ?? 0));
}

it("an innings is settled as the scorecard of its match has it", () => {
  const seen = new Set<string>();
  for (const game of played)
    for (const side of sides)
      for (const { typeId, param, quote } of ownMarkets(
        game.innings[side],
        game.match.durationMs,
      )) {
        const count = counted(game, side, typeId);
        const isFirstWon = param === null ? count % 2 === 1 : count > param;
        const expected = isFirstWon ? ["won", "lost"] : ["lost", "won"];
        expect(quote?.results, `seed ${game.seed}, ${side}: ${typeId} ${param}`).toEqual(expected);
        seen.add(`${side} ${typeId} ${isFirstWon}`);
      }
  expect(seen.size).toBe(2 * 4 * 2);
});

it("no market of an innings is decided twice, and none is left when it is over", () => {
  const faults: string[] = [];
  let decided = 0;
  for (const { seed, match, innings } of played.slice(0, 6))
    for (const game of innings) {
      const results = new Map<string, string>();
      for (let ms = -3000; ms < match.durationMs + 6000; ms += 3000) {
        if (isSuspendedAt(match, ms)) continue;
        // A price is as old as the last step, four seconds at most.
        const isOver = game.phaseAt(ms - 4000).status === 4;
        for (const [index, { quote }] of ownMarkets(game, quotedAt(match, 1, ms)).entries())
          for (const [place, result] of (quote?.results ?? [null]).entries()) {
            const key = `${index}:${place}`;
            const before = results.get(key) ?? null;
            const isOdd = before === null ? isOver && result === null : result !== before;
            if (isOdd) faults.push(`seed ${seed}, ${key} at ${ms}: ${result} after ${before}`);
            if (result !== null) results.set(key, result);
          }
      }
      decided += results.size;
    }
  expect(faults).toEqual([]);
  // Twelve markets of two outcomes.
  expect(decided).toBe(6 * 2 * 24);
});

it("odd or even stays open until the last ball of an innings", () => {
  for (const { match, innings, breakAt } of played.slice(0, 40))
    for (const side of sides) {
      const last = side === 0 ? breakAt : match.durationMs;
      const at = (ms: number) =>
        ownMarkets(innings[side], ms).find(({ typeId }) => typeId === inningsTypes.oddEven)?.quote
          ?.results;
      expect(at(last - 1)).toEqual([null, null]);
      expect(at(last)).not.toContain(null);
    }
});

describe("the prices of an innings", () => {
  const overs = (game: MatchPeriod | Match, typeId: number, ms: number) =>
    new Map(
      ownMarkets(game, ms)
        .filter((market) => market.typeId === typeId)
        .map(({ param, quote }) => [param ?? 0, quote?.chances[0] ?? Number.NaN]),
    );
  /** Before the match, in both innings and between them. */
  const timesOf = ({ match, breakAt }: Played) => [
    -1,
    breakAt / 2,
    breakAt + 1000,
    (breakAt + match.durationMs) / 2,
  ];

  it("are those of its match where both have the line", () => {
    const pairs = [
      [0, inningsTypes.runs, 110],
      [0, inningsTypes.powerPlay, 111],
      [1, inningsTypes.powerPlay, 112],
      [0, inningsTypes.wickets, 113],
    ] as const;
    let compared = 0;
    for (const game of played.slice(0, 40))
      for (const ms of timesOf(game))
        for (const [side, own, ofMatch] of pairs) {
          const here = overs(game.innings[side], own, ms);
          for (const [line, chance] of overs(game.match, ofMatch, ms)) {
            if (!here.has(line) || Number.isNaN(chance)) continue;
            expect(here.get(line)).toBe(chance);
            compared += 1;
          }
        }
    expect(compared).toBeGreaterThan(1000);
  });

  it("agree with the winner: only who passes the first innings has more runs", () => {
    let equal = 0;
    for (const game of played) {
      const { match, pitch, innings, breakAt } = game;
      const target = pitch.moments.at(-1)?.innings[0]?.runs ?? 0;
      for (const ms of [breakAt + 1000, (2 * breakAt + match.durationMs) / 3]) {
        const wins = quotes(match, ms, noDrift)[0]?.chances[1] ?? Number.NaN;
        for (const [line, chance] of overs(innings[1], inningsTypes.runs, ms)) {
          if (line < target) expect(chance).toBeGreaterThan(wins - 1e-6);
          if (line > target) expect(chance).toBeLessThan(wins + 1e-6);
          if (line !== target + 0.5) continue;
          expect(chance).toBeCloseTo(wins, 6);
          equal += 1;
        }
      }
    }
    expect(equal).toBeGreaterThan(20);
  });

  it("decide a line at once that the second innings can no longer reach", () => {
    let decided = 0;
    for (const { pitch, innings, breakAt } of played) {
      const target = pitch.moments.at(-1)?.innings[0]?.runs ?? 0;
      for (const { typeId, param, quote } of ownMarkets(innings[1], breakAt)) {
        if (typeId !== inningsTypes.runs) continue;
        // The last hit is worth six at most.
        const isReachable = (param ?? 0) < target + 6;
        expect(quote?.results).toEqual(isReachable ? [null, null] : ["lost", "won"]);
        if (!isReachable) decided += 1;
      }
    }
    expect(decided).toBeGreaterThan(100);
  });

  it("do not tell how the match will go: the middle lines are even before it, and the chances come true", () => {
    const chances = new Map<string, number[]>();
    for (const { match, innings } of played) {
      for (const side of sides) {
        const quoted = ownMarkets(innings[side], -1);
        expect(quoted[2]?.quote?.chances[0]).toBeCloseTo(0.5, 1);
        for (const [index, { quote }] of ownMarkets(innings[side], match.durationMs).entries()) {
          const all = chances.get(`${side}:${index}`) ?? [];
          const isWon = quote?.results[0] === "won" ? 1 : 0;
          chances.set(`${side}:${index}`, [
            ...all,
            isWon - (quoted[index]?.quote?.chances[0] ?? 0),
          ]);
        }
      }
    }
    // Three standard deviations of 200 matches are a tenth.
    for (const [place, errors] of chances)
      expect(Math.abs(sum(errors) / errors.length), place).toBeLessThan(0.1);
  });

  it("have a margin, and names for all outcomes", () => {
    for (const game of played.slice(0, 20))
      for (const ms of timesOf(game))
        for (const side of sides)
          for (const { typeId, outcomes, quote } of ownMarkets(game.innings[side], ms)) {
            const type = marketTypes.find(({ id }) => id === typeId);
            expect(type?.sportIds).toContain(cricket.sport.id);
            const known = type?.outcomes.map((outcome) => outcome.typeId);
            for (const outcome of outcomes) expect(known).toContain(outcome.typeId);
            if (!quote?.results.includes(null) || Math.min(...quote.chances) < 0.05) continue;
            const overround = sum(quote.chances.map((chance) => 1 / coefFor(chance)));
            expect(overround).toBeGreaterThan(1);
            expect(overround).toBeLessThan(1.12);
          }
  });
});

it("an innings has its own score while and after it is played, as wickets and overs", () => {
  for (const { pitch, innings, match, breakAt } of played.slice(0, 40)) {
    const [first, second] = pitch.moments.at(-1)?.innings ?? [];
    expect(innings[0].phaseAt(-1)).toEqual({ status: 0 });
    expect(innings[0].phaseAt(0)).toMatchObject({ status: 1, score: { full: [0, 0] } });
    expect(innings[0].phaseAt(breakAt - 1).status).toBe(1);
    expect(innings[0].phaseAt(breakAt)).toMatchObject({
      status: 4,
      score: { full: [first?.runs, 0] },
    });
    expect(innings[1].phaseAt(breakAt)).toEqual({ status: 0 });
    expect(innings[1].phaseAt(match.durationMs - 1).status).toBe(1);
    expect(innings[1].phaseAt(match.durationMs)).toMatchObject({
      status: 4,
      score: { full: [0, second?.runs] },
    });
    expect(innings[1].phaseAt(match.durationMs).score?.formatted).toMatch(
      new RegExp(`^${second?.runs}/${second?.wickets} \\(\\d+\\.[0-5]\\)$`),
    );
  }
});
