import type { Drift, Quote } from "./families.ts";
import type { Match } from "./match.ts";
import { hashed, noise } from "./random.ts";

const liveStepMs = 4000;
const lineStepMs = 30_000;
/** The price of what hardly ever happens; never one to bet at. */
export const highestCoef = 101;
/** Added to a chance for the margin: about 5 % over two outcomes, 7 % over three, more on long shots. */
const marginFactor = 0.055;

/** Is betting on the match stopped at this instant? */
export function isSuspendedAt(match: Match, ms: number): boolean {
  return match.suspensions.some(({ from, to }) => ms >= from && ms < to);
}

/**
 * The instant whose prices stand at `ms`: prices move in steps, stand still during a suspension and
 * are new right after it.
 */
export function quotedAt(match: Match, seed: number, ms: number): number {
  if (ms >= match.durationMs) return match.durationMs;
  const stepMs = ms < 0 ? lineStepMs : liveStepMs;
  const phase = Math.floor(hashed(seed, 3) * stepMs);
  let at = Math.floor((ms + phase) / stepMs) * stepMs - phase;
  if (ms >= 0) at = Math.max(at, 0);
  for (const { from, to } of match.suspensions) {
    if (ms >= from && ms < to) return Math.min(at, from - 1);
    if (to <= ms) at = Math.max(at, to);
  }
  return at;
}

export function driftAt(seed: number, ms: number): Drift {
  const period = ms < 0 ? 300_000 : 25_000;
  return [0.06 * noise(seed, 1, ms, period), 0.06 * noise(seed, 2, ms, period)];
}

/** All markets of a match in the order of its plan; null for those that are not offered. */
export function quotes(match: Match, ms: number, drift: Drift): (Quote | null)[] {
  return match.families.flatMap((family): (Quote | null)[] => {
    const quoted = family.quote(ms, drift);
    return quoted ? [...quoted] : family.markets.map(() => null);
  });
}

/** Price for a chance: the fair one less the margin, rounded down to the steps that bettors are used to. */
export function coefFor(chance: number): number {
  const implied = chance + marginFactor * Math.sqrt(chance * (1 - chance));
  const coef = Math.min(highestCoef, 1 / Math.max(implied, 1e-9));
  const stepsPerUnit = coef < 5 ? 100 : coef < 10 ? 20 : coef < 20 ? 10 : 1;
  return Math.max(1.01, Math.floor(coef * stepsPerUnit + 1e-9) / stepsPerUnit);
}
