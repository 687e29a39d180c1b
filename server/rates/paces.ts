import { createHash } from "node:crypto";

/** So many at once, then one more each `everyMs`. */
export type Pace = { readonly burst: number; readonly everyMs: number };

/**
 * Keeps each key to its pace by the generic cell rate algorithm: one instant for each key, no timers. Keys are hashed and
 * their number is bounded, so long names and many of them take no memory.
 */
export type Paces = {
  /** Milliseconds until the pace lets `cost` more through; 0 when it does now. */
  waitMs(key: string, pace: Pace, now: number, cost?: number): number;
  take(key: string, pace: Pace, now: number, cost?: number): void;
  /** Takes back one `take`. */
  giveBack(key: string, pace: Pace, now: number): void;
  forget(key: string): void;
  clear(): void;
  readonly size: number;
};

const mostKeys = 100_000;
/** Old keys that each new one looks at; more than one, so that they go faster than they come. */
const sweptPerTake = 2;

export function createPaces(most: number = mostKeys): Paces {
  /** The instant at which a key has its full burst again; the least recently used key comes first. */
  const fullAt = new Map<string, number>();
  const fullFrom = (key: string, { burst, everyMs }: Pace, now: number): number => {
    const known = fullAt.get(hashOf(key)) ?? now;
    // A clock that was set back must not lock anybody out for longer than the pace itself does.
    return Math.min(Math.max(known, now), now + burst * everyMs);
  };
  const keep = (key: string, instant: number): void => {
    const hash = hashOf(key);
    fullAt.delete(hash);
    fullAt.set(hash, instant);
  };
  const sweep = (now: number): void => {
    let looked = 0;
    for (const [hash, instant] of fullAt) {
      if (looked >= sweptPerTake && fullAt.size <= most) return;
      if (instant <= now || fullAt.size > most) fullAt.delete(hash);
      looked += 1;
    }
  };
  return {
    waitMs: (key, pace, now, cost = 1) => {
      const after = fullFrom(key, pace, now) + cost * pace.everyMs;
      return Math.max(0, after - pace.burst * pace.everyMs - now);
    },
    take: (key, pace, now, cost = 1) => {
      keep(key, fullFrom(key, pace, now) + cost * pace.everyMs);
      sweep(now);
    },
    giveBack: (key, pace, now) => keep(key, fullFrom(key, pace, now) - pace.everyMs),
    forget: (key) => {
      fullAt.delete(hashOf(key));
    },
    clear: () => fullAt.clear(),
    get size() {
      return fullAt.size;
    },
  };
}

const hashOf = (key: string): string =>
  createHash("sha256").update(key).digest("base64url").slice(0, 22);
