import { app, arrival, needs } from "./app.ts";
import { isLeft } from "fp-ts/lib/Either.js";
import { expect } from "vitest";
import type { RefusalCode } from "../../src/commands/decision.ts";
import type { Draft, Entry } from "../../src/events/define.ts";
import type { State } from "../../src/events/index.ts";
import { AppStarted } from "../../src/events/shell/events.ts";
import { START_AT } from "./world.ts";

/** A page's input at its start when nothing is stored. */
export const started = AppStarted({
  path: "/en",
  language: "en",
  isTabHidden: false,
  isOnline: true,
  hasSession: true,
  stored: {},
});

/**
 * The state after these events, one second apart, with all domains loaded; a fold that throws fails the test.
 */
export function stateOf(...events: readonly Draft[]): State {
  const start = app.root.fold(app.root.initial, entryOf(started, 0), rethrow);
  const ready = needs.reduce(
    (state, group) => app.root.fold(state, entryOf(arrival(group), 0), rethrow),
    start,
  );
  return events.reduce(
    (state, event, index) => app.root.fold(state, entryOf(event, index + 1), rethrow),
    ready,
  );
}

const entryOf = ({ type, v, data }: Draft, index: number): Entry => ({
  seq: index + 1,
  at: START_AT + index * 1_000,
  type,
  v,
  data,
  cause: null,
});

function rethrow(slice: string, error: unknown): never {
  throw new Error(`the fold of "${slice}" threw: ${String(error)}`);
}

/** Given these events, when this command is sent: `expectEvents(...)` or `expectRefusal(code)`. */
export const given = (...events: readonly Draft[]) => ({
  when(command: Draft) {
    const decision = app.decide(entryOf(command, events.length + 1), stateOf(...events));
    return {
      expectEvents(...expected: readonly Draft[]): void {
        expect(isLeft(decision) ? decision.left : decision.right).toEqual(expected);
      },
      /** Accepts any events. */
      expectAccepted(): void {
        expect(isLeft(decision) ? decision.left : null).toBeNull();
      },
      expectRefusal(code: RefusalCode): void {
        expect(isLeft(decision) ? decision.left.code : decision.right).toBe(code);
      },
    };
  },
});
