import { isLeft } from "fp-ts/lib/Either.js";
import type { Draft, Entry } from "../../events/define.ts";
import { CommandRefused, POSTPONED } from "../../events/runtime/events.ts";
import type { Decision } from "./decide.ts";

/** A tap that has had no effect for longer is forgotten, by the player too. */
const PATIENCE_MS = 10_000;

export const isPostponed = (decision: Decision): boolean =>
  isLeft(decision) && decision.left.code === POSTPONED;

/** Commands that wait for their domain. */
export class Postponed {
  #waiting: Entry[] = [];

  add(command: Entry): void {
    this.#waiting.push(command);
  }

  /** Those whose domain is here: each is given again, or refused where that took so long that nobody awaits it now. */
  due(
    decide: (command: Entry) => Decision,
    now: number,
  ): readonly { readonly draft: Draft; readonly cause: number }[] {
    const due = this.#waiting.filter((command) => !isPostponed(decide(command)));
    this.#waiting = this.#waiting.filter((command) => !due.includes(command));
    return due.map(({ type, v, data, seq: cause, at }) => {
      const again: Draft = { kind: "command", type, v, data };
      const isLate = now - at > PATIENCE_MS;
      return {
        draft: isLate ? CommandRefused({ command: type, code: "not_ready" }) : again,
        cause,
      };
    });
  }
}
