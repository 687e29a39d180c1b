import * as t from "io-ts";
import { openString, shape } from "../../infra/codec.ts";
import { CallError } from "../define.ts";
import { failureOf, SAVE_SUCCESS } from "./notice.ts";

/** How one of several things went that were done together; `message` is the server's own. */
export const BatchResult = t.union([
  shape({ isSuccess: t.literal(true) }, { message: openString }),
  shape({ isSuccess: t.literal(false), error: CallError }),
]);
export type BatchResult = t.TypeOf<typeof BatchResult>;

/** What the player is told of a batch: one line for each of these, the weightiest first. */
export type BatchNotice = {
  readonly status: "success" | "error";
  readonly lines: readonly [string, ...string[]];
};

const MOST_FAILURES = 3;

/**
 * One failure is enough to speak of failures alone: up to three, by priority, in the order they came where that is
 * equal [error-039]. When all went well, each message that differs is said once [notifications-005]. Null: nothing
 * was done, nothing is said.
 */
export function batchNotice(results: readonly BatchResult[]): BatchNotice | null {
  const failures = results.flatMap((one) => (one.isSuccess ? [] : [failureOf(one.error)]));
  const [worst, ...others] = failures
    .toSorted((one, other) => other.priority - one.priority)
    .slice(0, MOST_FAILURES)
    .map(({ text }) => text);
  if (worst !== undefined) return { status: "error", lines: [worst, ...others] };
  const messages = new Set(results.map((one) => (one.isSuccess && one.message) || SAVE_SUCCESS));
  const [first, ...rest] = messages;
  return first === undefined ? null : { status: "success", lines: [first, ...rest] };
}
