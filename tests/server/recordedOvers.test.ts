import { describe, expect, it } from "vitest";
import type { CricketCard, CricketScore } from "../../server/recorded/names.ts";
import { readCricketCard } from "../../server/recorded/names.ts";
import { cricketScore } from "../../server/recorded/cricketScore.ts";
import { dataStreams } from "./stream.ts";

const sum = (numbers: readonly number[] = []): number => numbers.reduce((all, one) => all + one, 0);

/** A card of these standings of the first innings, a second apart. */
const cardOf = (...standings: readonly (readonly [number, number, string])[]): CricketCard => ({
  names: new Map(),
  scores: standings.map(
    ([runs, wickets, overs], second): CricketScore => ({
      at: second * 1000,
      battingFirst: "Netherlands",
      innings: [{ runs, wickets, overs }],
    }),
  ),
});
const courseOf = (card: CricketCard, at = Number.MAX_SAFE_INTEGER) =>
  cricketScore(card, "Netherlands", at)?.details;

describe("the overs of a recorded innings", () => {
  it("begin with what comes before the first ball, and change with the ball after the sixth [sports-012]", () => {
    const card = cardOf([1, 0, "0.0"], [3, 0, "0.5"], [5, 1, "1.0"], [9, 1, "1.1"]);
    expect(courseOf(card, 0)).toMatchObject({ overRuns1: [1], overWickets1: [0], balls: [0, 0] });
    expect(courseOf(card, 2000)).toMatchObject({ overRuns1: [5], overWickets1: [1] });
    expect(courseOf(card)).toMatchObject({
      overRuns1: [5, 4],
      overWickets1: [1, 0],
      balls: [7, 0],
    });
  });
  it("of a gap in the recording are empty, and no runs are lost", () => {
    expect(courseOf(cardOf([6, 0, "1"], [30, 2, "3.2"]))).toMatchObject({
      overRuns1: [6, 0, 0, 24],
      overWickets1: [0, 0, 0, 2],
    });
  });
  it("do not change with a message that comes late", () => {
    const late = cardOf([6, 0, "1.0"], [10, 0, "2.0"], [2, 0, "0.3"], [15, 0, "2.2"]);
    expect(courseOf(late)).toMatchObject({ overRuns1: [6, 4, 5] });
  });
  it("have no fewer than no runs after a correction", () => {
    const corrected = cardOf([6, 1, "1.0"], [12, 2, "1.5"], [5, 0, "1.5"]);
    expect(courseOf(corrected)).toMatchObject({ overRuns1: [5, 0], overWickets1: [0, 0] });
  });

  const files = dataStreams().filter((name) => name.includes("cricket"));
  it.each(files)("add up to the score all through the recorded match", (file) => {
    const card = readCricketCard(file);
    expect(card.scores.length).toBeGreaterThan(500);
    for (const { at } of card.scores.filter((_, index) => index % 7 === 0)) {
      const score = cricketScore(card, "Netherlands", at);
      for (const number of [1, 2] as const) {
        const runs = score?.details?.[`overRuns${number}`];
        const wickets = score?.details?.[`overWickets${number}`];
        if (runs === undefined) continue;
        expect(sum(runs)).toBe(score?.full[number - 1]);
        expect(sum(wickets)).toBe(score?.details?.["wickets"]?.[number - 1]);
        expect([...runs, ...(wickets ?? [])].every((count) => count >= 0)).toBe(true);
      }
    }
  });
});
