import type * as t from "io-ts";

/**
 * Errors of the parts dropped from a server answer because they cannot be read. Everywhere else all codecs are strict: a
 * log, a stored value or a command with such a part is rejected as a whole.
 */
let droppedParts: t.Errors[] | null = null;

/** Whether a server answer is being read. */
export const mayDrop = (): boolean => droppedParts !== null;

/** True if decoding continues without this part. */
export const dropPart = (errors: t.Errors): boolean => {
  droppedParts?.push(errors);
  return mayDrop();
};

/** Reads a server answer, and collects what was wrong with the parts that were dropped. */
export function readDropping<A>(read: () => A): {
  readonly result: A;
  readonly dropped: t.Errors[];
} {
  const dropped: t.Errors[] = [];
  droppedParts = dropped;
  try {
    return { result: read(), dropped };
  } finally {
    droppedParts = null;
  }
}
