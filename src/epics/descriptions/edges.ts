/** The edge cases that each rule must have a test for, in the order of the coverage table. */
export const edges = [
  "before",
  "at",
  "after",
  "reset",
  "pause",
  "resume",
  "cancel",
  "reload",
  "sleep",
  "back",
  "forward",
  "offline",
  "tab2",
  "wiped",
] as const;

/**
 * `before`, `at`, `after`: 1 ms before it is due, exactly then, and 1 ms after; `back`, `forward`: the wall
 * clock is changed; `tab2`: a second tab; `wiped`: the storage is wiped. The title of a test names the case
 * it covers: `{IDLE:before}`.
 */
export type Edge = (typeof edges)[number];
