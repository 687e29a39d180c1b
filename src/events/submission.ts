import type { Sealed } from "../codec/codec.ts";
import type { Call, CallError, Definition } from "./define.ts";
import type { SliceBuilder } from "./slice.ts";

/**
 * State of a form that is submitted. `refused`: the server answered that it did not do it. `message`: the
 * text of the server for the player, if any. The input stays in the view: it never enters the state.
 */
export type Submission =
  | { readonly tag: "idle" | "sending" }
  | { readonly tag: "sent" | "refused"; readonly message: Sealed | null }
  | { readonly tag: "failed"; readonly error: CallError };

export const idle: Submission = { tag: "idle" };
export const sending: Submission = { tag: "sending" };
export const sent: Submission = { tag: "sent", message: null };

/** No answer arrived, so nobody knows whether the server has done it. */
export const isUnanswered = ({ status }: CallError): boolean => status === undefined;
export const isUnsure = (submission: Submission): boolean =>
  submission.tag === "failed" && isUnanswered(submission.error);

/** Another page starts with a fresh form; one that is still being sent stays. */
export const reset = (submission: Submission): Submission =>
  submission.tag === "sending" ? submission : idle;

/** The answer to a form, as far as all forms in the contract have it in common. */
type Outcome = { readonly success: boolean; readonly message?: Sealed };

/**
 * Folds a form into the submission in `field`: from the event that submits it to the answer of its call. An
 * answer that is no longer expected, such as one after a sign-out, changes nothing.
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
  const settle = (state: S, next: Submission): S =>
    state[field].tag === "sending" ? { ...state, [field]: next } : state;
  slice
    .on(submitted, (state) => ({ ...state, [field]: sending }))
    .on(call.answered, (state, { body: { success, message = null } }) =>
      settle(state, { tag: success ? "sent" : "refused", message }),
    )
    .on(call.failed, (state, { error }) => settle(state, { tag: "failed", error }));
}
