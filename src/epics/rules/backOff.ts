type BackOff = {
  /** In a row, from 1. */
  readonly failures: number;
  /** The longest wait after the first failure. */
  readonly firstMs: number;
  readonly longestMs: number;
  /** Random, from 0 to 1: clients that failed together must not retry together. */
  readonly share: number;
};

/**
 * How long to wait before the next request: doubled after each failure, minus a random share of up to half.
 */
export const backOffMs = ({ failures, firstMs, longestMs, share }: BackOff): number =>
  Math.round(Math.min(firstMs * 2 ** (failures - 1), longestMs) * (1 - share / 2));

/** The first 32 bits of a random UUID as a share from 0 up to 1. */
export const shareOf = (uuid: string): number => Number.parseInt(uuid.slice(0, 8), 16) / 2 ** 32;
