/** Virtual time: nothing waits, and equal due times run in the order they were requested. */
export function createClock(startAt: number) {
  let elapsedMs = 0;
  let wallAt = startAt;
  let count = 0;
  const waiting = new Map<number, { readonly dueMs: number; readonly run: () => void }>();
  const setTimeout = (run: () => void, delayMs: number): number => {
    count += 1;
    waiting.set(count, { dueMs: elapsedMs + delayMs, run });
    return count;
  };
  return {
    now: () => wallAt + elapsedMs,
    elapsedMs: () => elapsedMs,
    setTimeout,
    clearTimeout: (handle: number) => {
      waiting.delete(handle);
    },
    /** The player, or the network, sets the phone's clock. */
    setBy(byMs: number) {
      wallAt += byMs;
    },
    /** Jumps to a time without running anything on the way; before now, the clock is set back. */
    setTo(at: number) {
      const byMs = at - wallAt - elapsedMs;
      if (byMs >= 0) elapsedMs += byMs;
      else wallAt += byMs;
    },
    pass(durationMs: number) {
      const endMs = elapsedMs + durationMs;
      for (;;) {
        const [next] = [...waiting]
          .filter(([, { dueMs }]) => dueMs <= endMs)
          .sort(([one, a], [other, b]) => a.dueMs - b.dueMs || one - other);
        if (next === undefined) break;
        const [handle, { dueMs, run }] = next;
        waiting.delete(handle);
        elapsedMs = Math.max(elapsedMs, dueMs);
        run();
      }
      elapsedMs = endMs;
    },
  };
}
