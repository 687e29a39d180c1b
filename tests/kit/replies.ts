import type { Call, CallError, Entry } from "../../src/events/define.ts";
import { type Need, DomainsWanted } from "../../src/events/runtime/events.ts";
import { durationMs } from "./durations.ts";

/** The server's reply to one request. */
export type Reply =
  | { readonly tag: "answer"; readonly body: unknown; readonly afterMs: number | null }
  | { readonly tag: "failure"; readonly error: CallError; readonly afterMs: number | null }
  | { readonly tag: "silence" };

/** How a call is answered: always the same way, or depending on the request and its number (from 1). */
export type Answer = Reply | ((asked: Entry, count: number) => Reply);

/** An answer; its body is checked against the call's codec, and private fields are sealed as in the page. */
export const answers = (body: unknown): Reply => ({ tag: "answer", body, afterMs: null });

/** A failure with an HTTP status, and the contract's own code. */
export const fails = (status: number, rest: Omit<CallError, "tag" | "status"> = {}): Reply => ({
  tag: "failure",
  error: { tag: "http", status, ...rest },
  afterMs: null,
});

/** No answer within the page's timeout. */
export const timesOut = (after = "15s"): Reply => ({
  tag: "failure",
  error: { tag: "timeout" },
  afterMs: durationMs(after),
});

/** Never answers. */
export const silence: Reply = { tag: "silence" };

/** The same reply after its own delay instead of the timeline's latency. */
export const late = (after: string, reply: Reply): Reply =>
  reply.tag === "silence" ? reply : { ...reply, afterMs: durationMs(after) };

/** One reply after the other; the last one repeats. */
export const inTurn =
  (...replies: readonly [Reply, ...Reply[]]): Answer =>
  (_asked, count) =>
    replies[Math.min(count, replies.length) - 1] ?? replies[0];

/** A reply that depends on the request. */
export const whenAsked =
  <N extends string, A, B>(call: Call<N, A, B>, reply: (ask: A, count: number) => Reply): Answer =>
  (asked, count) => {
    if (call.asked.is(asked)) return reply(asked.data.ask, count);
    throw new Error(`server lane: the answer for ${call.name} was put under ${asked.type}`);
  };

/**
 * Chunks of the app, each with its own replies in order, of which the last one repeats; all other chunks
 * arrive at once.
 */
export const whenPart = (replies: Partial<Readonly<Record<Need, readonly Reply[]>>>): Answer => {
  const asked = new Map<Need, number>();
  return (wanted, count) => {
    // A timeline may be played several times.
    if (count === 1) asked.clear();
    if (!DomainsWanted.is(wanted)) throw new Error(`server lane: ${wanted.type} wants no part`);
    const { need } = wanted.data;
    const own = replies[need] ?? [];
    const index = asked.get(need) ?? 0;
    asked.set(need, index + 1);
    return own[Math.min(index, own.length - 1)] ?? answers(null);
  };
};
