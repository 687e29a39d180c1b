import { createHash } from "node:crypto";

/** `burst` at once, then one more every `everyMs`. */
export type Pace = { readonly burst: number; readonly everyMs: number };

/**
 * Limits each key to its pace with the generic cell rate algorithm: one timestamp per key, no timers. Keys
 * are hashed and their number is bounded, so that neither long nor many keys use up memory.
 */
export type Paces = {
  /** Milliseconds until the pace allows `cost` more; 0 if it does now. */
  waitMs(key: string, pace: Pace, now: number, cost?: number): number;
  take(key: string, pace: Pace, now: number, cost?: number): void;
  /** Undoes one `take`. */
  giveBack(key: string, pace: Pace, now: number): void;
  forget(key: string): void;
  clear(): void;
  readonly size: number;
};

const defaultMaxKeys = 100_000;
/** Old keys that each `take` checks; more than one, so that they are removed faster than they are added. */
const sweptPerTake = 2;

export function createPaces(maxKeys: number = defaultMaxKeys): Paces {
  /** When a key has its full burst again; the least recently used key comes first. */
  const fullAt = new Map<string, number>();
  const fullFrom = (key: string, { burst, everyMs }: Pace, now: number): number => {
    const storedAt = fullAt.get(hashOf(key)) ?? now;
    // A clock that was set back must not lock anybody out for longer than the pace itself does.
    return Math.min(Math.max(storedAt, now), now + burst * everyMs);
  };
  const keep = (key: string, timestamp: number): void => {
    const hash = hashOf(key);
    fullAt.delete(hash);
    fullAt.set(hash, timestamp);
  };
  const sweep = (now: number): void => {
    let checked = 0;
    for (const [hash, timestamp] of fullAt) {
      if (checked >= sweptPerTake && fullAt.size <= maxKeys) return;
      if (timestamp <= now || fullAt.size > maxKeys) fullAt.delete(hash);
      checked += 1;
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
