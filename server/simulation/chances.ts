import type { Ending } from "./families.ts";

/** Chances of 0, 1, ... `most` events when `mean` are expected. */
export function poisson(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1)
    chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
}

/**
 * Whole numbers around a mean, spread like a bell. The bounds are always among the endings, however
 * unlikely, so that nothing counts as decided before it is.
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

export type Pair = readonly [number, number];

/** How a race ends that each unit brings side 1 a step forward with `chance`, from a standing. */
export function raceEndings(
  standing: Pair,
  chance: number,
  isOver: (first: number, second: number) => boolean,
  nextUnitChance = chance,
): Ending<Pair>[] {
  const endings = new Map<string, { end: Pair; weight: number }>();
  let front = new Map<string, { end: Pair; weight: number }>([["", { end: standing, weight: 1 }]]);
  for (let depth = 0; front.size > 0 && depth < 120; depth += 1) {
    const next = new Map<string, { end: Pair; weight: number }>();
    const step = depth === 0 ? nextUnitChance : chance;
    for (const { end, weight } of front.values()) {
      if (isOver(end[0], end[1])) {
        add(endings, end, weight);
        continue;
      }
      add(next, [end[0] + 1, end[1]], weight * step);
      add(next, [end[0], end[1] + 1], weight * (1 - step));
    }
    front = next;
  }
  return [...endings.values()];
}

function add(map: Map<string, { end: Pair; weight: number }>, end: Pair, weight: number): void {
  const key = `${end[0]}:${end[1]}`;
  const known = map.get(key);
  if (known) known.weight += weight;
  else map.set(key, { end, weight });
}
