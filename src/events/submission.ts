import type { Sealed } from "../codec/codec.ts";
import type { Call, CallError, Definition } from "./define.ts";
import type { SliceBuilder } from "./slice.ts";

/**
 * A form after it was submitted. `refused`: the server answered that it did not do it. `message`: the server's own
 * words for the player, if any. What is typed lives in the view: it never enters the state.
 */
export type Submission =
  | { readonly tag: "idle" | "sending" }
  | { readonly tag: "sent" | "refused"; readonly message: Sealed | null }
  | { readonly tag: "failed"; readonly error: CallError };

export const idle: Submission = { tag: "idle" };
export const sending: Submission = { tag: "sending" };
export const sent: Submission = { tag: "sent", message: null };

/** No answer came, so nobody knows whether the server has done it. */
export const isUnsure = (submission: Submission): boolean =>
  submission.tag === "failed" && submission.error.status === undefined;

/** Another page begins with a fresh form; one that is being sent is waited for. */
export const reset = (submission: Submission): Submission =>
  submission.tag === "sending" ? submission : idle;

/** What the answer of a form says; all of it belongs to the contract's answers to forms. */
type Outcome = { readonly success: boolean; readonly message?: Sealed };

/**
 * Folds a form into the submission of that name: from the event that submits it to the answer of its call. An answer
 * that nobody waits for, such as one after a sign-out, changes nothing.
 */
export function foldSubmission<
  S extends Readonly<Record<F, Submission>>,
  F extends string,
  D,
  A,
  W extends Outcome,
>(
  slice: SliceBuilder<string, S>,
  field: F,
  submitted: Definition<string, D>,
  call: Call<string, A, W>,
): void {
  const end = (state: S, next: Submission): S =>
    state[field].tag === "sending" ? { ...state, [field]: next } : state;
  slice
    .on(submitted, (state) => ({ ...state, [field]: sending }))
    .on(call.answered, (state, { body: { success, message = null } }) =>
      end(state, { tag: success ? "sent" : "refused", message }),
    )
    .on(call.failed, (state, { error }) => end(state, { tag: "failed", error }));
}
