import type { Ending } from "./families.ts";

/** Probabilities of 0, 1, ... `max` events when `mean` are expected. */
export function poisson(mean: number, max: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= max; count += 1)
    chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}

/**
 * Whole numbers around a mean, distributed like a bell curve. The bounds are always among the endings,
 * however unlikely, so that nothing counts as decided too early.
 */
export function bell(
  mean: number,
  spread: number,
  lowest: number,
  highest: number,
): Ending<number>[] {
  const endings: Ending<number>[] = [
    { end: lowest, weight: 1e-9 },
    { end: highest, weight: 1e-9 },
  ];
  const from = Math.max(lowest, Math.floor(mean - 4 * spread));
  const to = Math.min(highest, Math.ceil(mean + 4 * spread));
  for (let value = from; value <= to; value += 1) {
    const far = (value - mean) / spread;
    endings.push({ end: value, weight: Math.exp((-far * far) / 2) });
  }
  return endings;
}

/** Share of a bell curve below `x` standard deviations (Zelen and Severo's approximation). */
export function below(x: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(x));
  const poly =
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const tail = (Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI)) * poly;
  return x > 0 ? 1 - tail : tail;
}

/** How far an endless race (always level at the end) is followed. */
const longestRace = 160;
/** Nothing is impossible before the end. */
const leastChance = 1e-9;

export type Pair = readonly [number, number];

/**
 * The endings of a race in which side 1 wins each unit with `chance`, starting from a score. After `depth`
 * units there are `depth + 1` possible scores, identified by the units won by side 1.
 */
export function raceEndings(
  [first, second]: Pair,
  chance: number,
  isOver: (first: number, second: number) => boolean,
  nextUnitChance = chance,
): Ending<Pair>[] {
  const endings: Ending<Pair>[] = [];
  let front = [1];
  let [lowest, highest] = [0, 0];
  for (let depth = 0; highest >= lowest && depth < longestRace; depth += 1) {
    const next = new Array<number>(depth + 2).fill(0);
    const step = Math.min(
      1 - leastChance,
      Math.max(leastChance, depth === 0 ? nextUnitChance : chance),
    );
    const [from, to] = [lowest, highest];
    [lowest, highest] = [depth + 1, -1];
    for (let won = from; won <= to; won += 1) {
      const weight = front[won] ?? 0;
      if (weight === 0) continue;
      const end: Pair = [first + won, second + depth - won];
      if (isOver(end[0], end[1])) {
        endings.push({ end, weight });
        continue;
      }
      next[won + 1] = (next[won + 1] ?? 0) + weight * step;
      next[won] = (next[won] ?? 0) + weight * (1 - step);
      lowest = Math.min(lowest, won);
      highest = Math.max(highest, won + 1);
    }
    front = next;
  }
  return endings;
}
