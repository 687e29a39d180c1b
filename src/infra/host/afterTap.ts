import { callOfAsked, type Entry } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { snapshotOf, type StateSnapshot } from "../../events/snapshot.ts";

type Handed = (entry: Entry, state: State | StateSnapshot) => void;

export type AfterTapOptions = {
  /** In this order for each entry, which comes with the state that it made. */
  readonly ports: readonly Handed[];
  readonly state: () => State;
  /** Whether the player acted: the entry is a command. */
  readonly isTap: (type: string) => boolean;
  /** Calls back once the next frame is painted; at once if there will be none. */
  readonly afterPaint: (run: () => void) => void;
};

/** More than a tap makes: the page is not painted now. */
const MOST_WAITING = 100;

/**
 * Hands entries to ports that the answer to a tap need not wait for, such as the log: from a command on they come once that
 * answer is painted, in their order. What the page knows is kept before it asks the server anything: a call, such as the placing
 * of a bet, waits for no paint, nor does anything before it.
 */
export class AfterTap {
  readonly #options: AfterTapOptions;
  #waiting: { entry: Entry; state: StateSnapshot }[] | null = null;

  constructor(options: AfterTapOptions) {
    this.#options = options;
  }

  readonly onEntry = (entry: Entry): void => {
    const { ports, state, isTap, afterPaint } = this.#options;
    if (callOfAsked(entry.type) !== undefined || (this.#waiting?.length ?? 0) >= MOST_WAITING)
      this.settle();
    else if (this.#waiting === null && isTap(entry.type)) {
      this.#waiting = [];
      afterPaint(this.settle);
    }
    if (this.#waiting === null) for (const port of ports) port(entry, state());
    else this.#waiting.push({ entry, state: snapshotOf(state()) });
  };

  /** Hands over now what still waits. */
  readonly settle = (): void => {
    const waiting = this.#waiting;
    if (waiting === null) return;
    // What a port reports meanwhile makes more entries, which come at the end.
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift())
      for (const port of this.#options.ports) port(next.entry, next.state);
    if (this.#waiting === waiting) this.#waiting = null;
  };
}
