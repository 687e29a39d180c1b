/** Clock, timers, frames, randomness and network of a real browser; the only place that takes them from it. */
export const browserOf = (window: Window & typeof globalThis) => ({
  now: () => window.Date.now(),
  elapsedMs: () => window.performance.now(),
  setTimeout: (run: () => void, delayMs: number) => window.setTimeout(run, delayMs),
  clearTimeout: (handle: number) => window.clearTimeout(handle),
  onFrame: (run: () => void) => {
    window.requestAnimationFrame(run);
  },
  draw: () => window.crypto.randomUUID(),
  fetch: window.fetch.bind(window),
});
