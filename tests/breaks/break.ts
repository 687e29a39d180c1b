/** One thing made wrong in a file, and the tests that notice it. */
export type Break = {
  /** What a player, a developer or a tester would suffer from. */
  readonly name: string;
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly put: string;
  /** Files of tests, each of which notices it by itself. */
  readonly tests: readonly string[];
  /** Title of the one browser test to run; without it all of the file run. */
  readonly title?: string;
};
