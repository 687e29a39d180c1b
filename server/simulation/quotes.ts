import type { Drift, Family, Quote } from "./families.ts";
import type { Match } from "./match.ts";
import { hashed, noise } from "./random.ts";

const liveStepMs = 4000;
const lineStepMs = 30_000;
/** The price of very unlikely outcomes; never open for bets. */
export const highestCoef = 101;
/** Added to a probability as the margin: about 5 % over two outcomes, 7 % over three, more on long shots. */
const marginFactor = 0.055;

/** Whether betting on the match is suspended at this time. */
export function isSuspendedAt(match: Match, ms: number): boolean {
  return match.suspensions.some(({ from, to }) => ms >= from && ms < to);
}

/**
 * The time whose prices are in effect at `ms`: prices change in steps, are frozen during a suspension and
 * refreshed right after it.
 */
export function quotedAt(match: Match, seed: number, ms: number): number {
  if (ms >= match.durationMs) return match.durationMs;
  const stepMs = ms < 0 ? lineStepMs : liveStepMs;
  const phase = Math.floor(hashed(seed, 3) * stepMs);
  let quoteMs = Math.floor((ms + phase) / stepMs) * stepMs - phase;
  if (ms >= 0) quoteMs = Math.max(quoteMs, 0);
  for (const { from, to } of match.suspensions) {
    if (ms >= from && ms < to) return Math.min(quoteMs, from - 1);
    if (to <= ms) quoteMs = Math.max(quoteMs, to);
  }
  return quoteMs;
}

export function driftAt(seed: number, ms: number): Drift {
  const period = ms < 0 ? 300_000 : 25_000;
  return [0.06 * noise(seed, 1, ms, period), 0.06 * noise(seed, 2, ms, period)];
}

/** Quotes for all markets of a match or a period in the order of its plan; null for markets that are not offered. */
export function quotes(
  game: { readonly families: readonly Family[] },
  ms: number,
  drift: Drift,
): (Quote | null)[] {
  return game.families.flatMap((family): (Quote | null)[] => {
    const quoted = family.quote(ms, drift);
    return quoted ? [...quoted] : family.markets.map(() => null);
  });
}

/** The price for a probability: the fair one minus the margin, rounded down to the usual price steps. */
export function coefFor(chance: number): number {
  const implied = chance + marginFactor * Math.sqrt(chance * (1 - chance));
  const coef = Math.min(highestCoef, 1 / Math.max(implied, 1e-9));
  const stepsPerUnit = coef < 5 ? 100 : coef < 10 ? 20 : coef < 20 ? 10 : 1;
  return Math.max(1.01, Math.floor(coef * stepsPerUnit + 1e-9) / stepsPerUnit);
}
