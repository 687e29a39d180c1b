import { type Ending, family, type Rule } from "./families.ts";
import type { Match, Model } from "./match.ts";
import { bell } from "./chances.ts";
import { marbleTypes, marbleColours, type PollQuestion } from "./specialTypes.ts";
import { sports } from "../feed/sports.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { totalRule, won } from "./rules.ts";

const second = 1000;
const minute = 60 * second;

/** One of several wins, in the end; the nearer the end, the more is seen of who. */
type Draw = { readonly strengths: readonly number[]; readonly winner: number };

/** How much of the result shows just before it is known. */
const seenAtEnd = 0.8;

function drawOf(count: number, random: Random): Draw {
  const strengths = Array.from({ length: count }, () => between(random, 0.4, 1.6));
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  let left = random() * sum;
  const winner = strengths.findIndex((strength) => (left -= strength) < 0);
  return { strengths, winner: winner < 0 ? count - 1 : winner };
}

/** The chance of each before the end. `drift`: what the market thinks for a while of the first and the second. */
function drawEndings(
  { strengths, winner }: Draw,
  played: number,
  drift: readonly number[],
): readonly Ending<number>[] {
  if (played >= 1) return [{ end: winner, weight: 1 }];
  const sum = strengths.reduce((total, strength) => total + strength, 0);
  const seen = seenAtEnd * Math.max(0, played);
  return strengths.map((strength, index) => ({
    end: index,
    weight:
      (1 - seen) * (strength / sum) * (1 + (drift[index] ?? 0)) + (index === winner ? seen : 0),
  }));
}

const winnerOf = (typeId: number, outcomeTypeIds: readonly number[]): Rule<number> => ({
  typeId,
  param: null,
  outcomes: outcomeTypeIds.map((outcome) => ({ typeId: outcome, param: null })),
  judge: (end, index) => won(end === index),
});

/** Nobody takes a bet when the result can be seen. */
const closedAtEnd = (durationMs: number, closedMs: number): Match["suspensions"] => [
  { from: durationMs - closedMs, to: durationMs },
];

const phaseWithin =
  (durationMs: number): Match["phaseAt"] =>
  (ms) => ({
    status: ms < 0 ? 0 : ms >= durationMs ? 4 : 1,
    score: { full: [0, 0], formatted: "" },
  });

const timeLine = 74.5;

/** Six marbles roll down a track for a little more than a minute. */
export const marbles: Model = {
  sport: sports.marbles,
  pageType: "marble",
  betDelayMs: 2000,
  create: (seed) => {
    const random = randomFrom(seed, 1);
    const draw = drawOf(marbleColours.length, random);
    const seconds = Math.round(between(random, 66, 84));
    const durationMs = seconds * second;
    const ids = marbleColours.map((_, index) => marbleTypes.firstMarble + index);
    return {
      durationMs,
      suspensions: closedAtEnd(durationMs, 12 * second),
      periods: [],
      families: [
        family([winnerOf(marbleTypes.winner, ids)], (ms, drift) =>
          drawEndings(draw, ms / durationMs, drift),
        ),
        family([totalRule<number>(marbleTypes.time, timeLine, (end) => end)], (ms) =>
          ms >= durationMs ? [{ end: seconds, weight: 1 }] : bell(75, 5, 66, 84),
        ),
      ],
      phaseAt: phaseWithin(durationMs),
    };
  },
};

const countingMs = 20 * minute;

/** The answer that an opinion poll gives most often; the interviews are counted for 20 minutes, without a clock. */
export const pollModel = ({ typeId, answers }: PollQuestion): Model => ({
  sport: sports.politics,
  pageType: "politics",
  betDelayMs: 4000,
  create: (seed) => {
    const draw = drawOf(answers.length, randomFrom(seed, 1));
    const ids = answers.map((answer) => answer.typeId);
    return {
      durationMs: countingMs,
      suspensions: closedAtEnd(countingMs, 2 * minute),
      periods: [],
      families: [
        family([winnerOf(typeId, ids)], (ms, drift) => drawEndings(draw, ms / countingMs, drift)),
      ],
      phaseAt: phaseWithin(countingMs),
    };
  },
});
