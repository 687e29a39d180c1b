import { sports } from "../feed/sports.ts";
import type { Pair } from "./chances.ts";
import { type Drift, type Ending, family, type Rule } from "./families.ts";
import type { Match, Model } from "./match.ts";
import { between, type Random, randomFrom } from "./random.ts";
import { totalRule, winnerRule, won, yesNoRule } from "./rules.ts";
import { endingTypeIds, fightTypes } from "./specialTypes.ts";

const rounds = 3;
const roundMs = 5 * 60_000;
const breakMs = 60_000;
/** Lines of rounds lie in the middle of one, so a fight is followed by half rounds. */
const halves = 2 * rounds;
/** The chance that a half round ends the fight. */
const stoppage = 0.11;

/** Who wins, and in which half round, from 0; `halves`: all rounds were fought and judges decided. */
type FightEnd = { readonly side: 0 | 1; readonly half: number };
type Fight = { readonly end: FightEnd; readonly endMs: number; readonly chance: number };

/** Three rounds of five minutes at real speed, or until one of the fighters is stopped. */
export const fights: Model = {
  sport: sports.ufc,
  pageType: "ufc",
  betDelayMs: 3000,
  create: (seed) => {
    const fight = foughtBy(randomFrom(seed, 1));
    return {
      durationMs: fight.endMs,
      suspensions: suspensionsOf(fight),
      periods: [],
      families: [family(rules, (ms, drift) => endingsAt(fight, ms, drift))],
      phaseAt: (ms) => phaseOf(fight, ms),
    };
  },
};

const pairOf = ({ side }: FightEnd): Pair => (side === 0 ? [1, 0] : [0, 1]);
const roundsOf = ({ half }: FightEnd): number => (half === halves ? rounds : half / 2 + 0.25);

const rules: readonly Rule<FightEnd>[] = [
  winnerRule(2, pairOf),
  ...[1.5, 2.5].map((line) => totalRule(fightTypes.total, line, roundsOf)),
  yesNoRule(fightTypes.distance, ({ half }) => half === halves),
  {
    typeId: fightTypes.ending,
    param: null,
    outcomes: endingTypeIds.map((typeId) => ({ typeId, param: null })),
    judge: ({ side, half }, index) => won(half === halves ? index === 2 : index === side),
  },
];

function foughtBy(random: Random): Fight {
  const chance = between(random, 0.3, 0.7);
  const side = random() < chance ? 0 : 1;
  let half = 0;
  while (half < halves && random() >= stoppage) half += 1;
  const intoHalf = half === halves ? 0 : between(random, 0.1, 0.9);
  const fought = Math.min(half, halves - 1);
  const endMs = half === halves ? startOf(halves - 1) + roundMs / 2 : startOf(fought);
  return { end: { side, half }, endMs: Math.round(endMs + (intoHalf * roundMs) / 2), chance };
}

/** When a half round begins. */
const startOf = (half: number): number =>
  Math.floor(half / 2) * (roundMs + breakMs) + (half % 2) * (roundMs / 2);

/** The half round at a time; a break belongs to the one before it. */
const halfAt = (ms: number): number =>
  Math.max(
    0,
    Array.from({ length: halves }, (_, half) => half).findLastIndex((half) => startOf(half) <= ms),
  );

function endingsAt(fight: Fight, ms: number, [first, second]: Drift): readonly Ending<FightEnd>[] {
  if (ms >= fight.endMs) return [{ end: fight.end, weight: 1 }];
  const from = halfAt(ms);
  const chance = fight.chance + (first - second) * 0.5;
  const sides = [
    [0, chance],
    [1, 1 - chance],
  ] as const;
  return Array.from({ length: halves + 1 - from }, (_, index) => from + index).flatMap((half) => {
    const lasted = (1 - stoppage) ** (half - from);
    const weight = half === halves ? lasted : lasted * stoppage;
    return sides.map(([side, share]) => ({ end: { side, half }, weight: weight * share }));
  });
}

/** The breaks between rounds begin with a look at the fighters; the end is not taken bets on. */
function suspensionsOf({ endMs }: Fight): Match["suspensions"] {
  return Array.from({ length: rounds }, (_, round) => startOf(2 * round) + roundMs)
    .filter((ms) => ms < endMs)
    .map((ms) => ({ from: ms, to: Math.min(ms + 6000, endMs) }));
}

function phaseOf({ end, endMs }: Fight, ms: number): ReturnType<Match["phaseAt"]> {
  if (ms < 0) return { status: 0, score: { full: [0, 0], formatted: "" } };
  if (ms >= endMs) {
    const [first, second] = pairOf(end);
    return { status: 4, score: { full: [first, second], formatted: `${first}:${second}` } };
  }
  const round = Math.floor(halfAt(ms) / 2);
  const isBreak = ms >= startOf(2 * round) + roundMs && round < rounds - 1;
  return { status: isBreak ? 2 : 1, score: { full: [0, 0], formatted: "" } };
}
