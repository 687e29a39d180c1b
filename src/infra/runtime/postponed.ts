import { isLeft } from "fp-ts/lib/Either.js";
import type { Draft, Entry } from "../../events/define.ts";
import { CommandRefused, POSTPONED } from "../../events/runtime/events.ts";
import type { Decision } from "./decide.ts";

/** After this long without effect, the player no longer expects the tap to do anything. */
const MAX_WAIT_MS = 10_000;

export const isPostponed = (decision: Decision): boolean =>
  isLeft(decision) && decision.left.code === POSTPONED;

/** Commands that wait for their domain to load. */
export class Postponed {
  #waiting: Entry[] = [];

  add(command: Entry): void {
    this.#waiting.push(command);
  }

  /**
   * Removes the commands whose domain has arrived; each is issued again, or refused if it waited too long.
   */
  take(
    decide: (command: Entry) => Decision,
    now: number,
  ): readonly { readonly draft: Draft; readonly cause: number }[] {
    const ready = this.#waiting.filter((command) => !isPostponed(decide(command)));
    this.#waiting = this.#waiting.filter((command) => !ready.includes(command));
    return ready.map(({ type, v, data, seq: cause, at }) => {
      const retry: Draft = { kind: "command", type, v, data };
      const isLate = now - at > MAX_WAIT_MS;
      return {
        draft: isLate ? CommandRefused({ command: type, code: "not_ready" }) : retry,
        cause,
      };
    });
  }
}
