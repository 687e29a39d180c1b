/** How long each step of loading may take. These are the timeouts of a port, not rules of the product. */
export type PagePatience = {
  /** For the whole answer of a section host. */
  readonly answerMs: number;
  /** For one style sheet or script. */
  readonly fileMs: number;
  /** For the code to register, after its scripts ran (contract, "Order"). */
  readonly registrationMs: number;
  /** How long a prefetched answer is kept. */
  readonly prefetchedMs: number;
};

export const defaultPatience: PagePatience = {
  answerMs: 10_000,
  fileMs: 10_000,
  registrationMs: 10_000,
  prefetchedMs: 30_000,
};

/** Maximum length of an answer, in decoded bytes. */
export const MAX_ANSWER_BYTES = 2 * 1024 * 1024;

/** Maximum nesting of lists and objects in an answer. */
export const MAX_ANSWER_DEPTH = 64;
