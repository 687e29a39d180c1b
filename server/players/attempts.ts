const attemptsBeforeLock = 5;
const lockMs = 60_000;
const forgetMs = 15 * 60_000;

/** Counts wrong passwords by the name they were tried for, so that guessing is slow. */
export type Attempts = {
  /** Milliseconds until the next try is let through; 0 when it may be made now. */
  waitMs(name: string, now: number): number;
  /** Notes a wrong password; true when it was the one that locks. */
  fail(name: string, now: number): boolean;
  succeed(name: string): void;
};

export function createAttempts(): Attempts {
  const failures = new Map<string, { count: number; lastAt: number }>();
  return {
    waitMs: (name, now) => {
      const entry = failures.get(name);
      if (!entry || entry.count < attemptsBeforeLock) return 0;
      return Math.max(0, entry.lastAt + lockMs - now);
    },
    fail: (name, now) => {
      for (const [old, { lastAt }] of failures) if (lastAt < now - forgetMs) failures.delete(old);
      const count = (failures.get(name)?.count ?? 0) + 1;
      failures.set(name, { count, lastAt: now });
      return count >= attemptsBeforeLock;
    },
    succeed: (name) => {
      failures.delete(name);
    },
  };
}
