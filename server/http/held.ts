import type { Call } from "./environment.ts";
import { naturalIn } from "./query.ts";

/** The longest that an answer is held back: shorter than any proxy waits. */
const mostMs = 10_000;
/** How soon the caller hears of a change. */
const stepMs = 200;

/**
 * Holds an answer back for as long as the caller asks in `waitMs`, and no longer than it stays the same: what changes,
 * such as a session that is ended elsewhere, is heard at once. Without `waitMs` it comes at once.
 * @param answer throws where there is none any more
 */
export async function held<T>(
  call: Call,
  answer: () => T,
  isSame: (one: T, other: T) => boolean,
): Promise<T> {
  const waitMs = Math.min(naturalIn(call, "waitMs") ?? 0, mostMs);
  const { incoming } = call.env;
  const first = answer();
  const endsAt = performance.now() + waitMs;
  let last = first;
  while (performance.now() < endsAt && isSame(first, last)) {
    await new Promise((done) => setTimeout(done, stepMs));
    // Nobody is listening any more, and the server may have stopped.
    if (incoming.socket.destroyed) break;
    last = answer();
  }
  return last;
}
