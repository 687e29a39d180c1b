/** The edges that a test must show for each rule, in the order of the coverage table. */
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
 * `before`, `at`, `after`: 1 ms before it is due, then, and 1 ms after; `back`, `forward`: the wall clock is set;
 * `tab2`: a second tab; `wiped`: the storage is wiped. A test says which it shows in its title: `{IDLE:before}`.
 */
export type Edge = (typeof edges)[number];
