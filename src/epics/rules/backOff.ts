type BackOff = {
  /** Requests in vain so far, from 1. */
  readonly tries: number;
  readonly firstMs: number;
  readonly longestMs: number;
  /** What the server asked for (Retry-After), already within bounds; 0: nothing. */
  readonly retryAfterMs: number;
  /** From 0 to 1, drawn by chance: clients that failed together must not come back together. */
  readonly share: number;
};

/**
 * How long to wait for the next request: twice as long after each one in vain, and by chance up to half less; never
 * less than the server asked for, and then by chance a little more.
 */
export function backOffMs({ tries, firstMs, longestMs, retryAfterMs, share }: BackOff): number {
  const wholeMs = Math.min(firstMs * 2 ** (tries - 1), longestMs);
  const waitMs = wholeMs * (1 - share / 2);
  return Math.round(Math.max(waitMs, retryAfterMs === 0 ? 0 : retryAfterMs + share * firstMs));
}

/** The first 32 bits of a random UUID as a share from 0 up to 1. */
export const shareOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16) / 2 ** 32;
