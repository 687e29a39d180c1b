/** A hash of whole numbers, uniform over [0, 1). The same numbers always give the same hash. */
export function hashed(...numbers: number[]): number {
  let state = 0x9e3779b9;
  for (const number of numbers) {
    state = mix(
      state ^ mix(Math.trunc(number) | 0) ^ mix(Math.trunc(number / 0x1_0000_0000) | 0x5bd1),
    );
  }
  return (state >>> 0) / 0x1_0000_0000;
}

/** A stream of numbers in [0, 1), determined by its seed. */
export type Random = () => number;

export function randomFrom(...seed: number[]): Random {
  let state = Math.floor(hashed(...seed) * 0x1_0000_0000);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    return (mix(state) >>> 0) / 0x1_0000_0000;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

/** Smooth noise in [-1, 1] over time; `channel` separates several noises of one match. */
export function noise(seed: number, channel: number, ms: number, periodMs: number): number {
  const knot = Math.floor(ms / periodMs);
  const share = ms / periodMs - knot;
  const ease = share * share * (3 - 2 * share);
  const [from, to] = [hashed(seed, channel, knot), hashed(seed, channel, knot + 1)];
  return (from + (to - from) * ease) * 2 - 1;
}

function mix(value: number): number {
  let h = value | 0;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return h ^ (h >>> 16);
}
