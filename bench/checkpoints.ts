import type { Seek, Store } from "./contender.ts";
import type { StreamEvent } from "./stream.ts";

/** `checkpoint` copies the state and returns a function that restores it. */
type Checkpointed = Store & { checkpoint(): () => void };

/** Seeks from the last copy of the whole state; copies are taken at a fixed interval of events. */
export function seekWith(store: Checkpointed, events: readonly StreamEvent[], every: number): Seek {
  const checkpoints: (() => void)[] = [];
  for (const [count, event] of events.entries()) {
    if (count % every === 0) checkpoints.push(store.checkpoint());
    store.apply(event);
  }
  return (count) => {
    const from = Math.floor((count - 1) / every);
    checkpoints[from]?.();
    for (const event of events.slice(from * every, count)) store.apply(event);
    return store.read();
  };
}
