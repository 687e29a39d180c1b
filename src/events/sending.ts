import type { CallError } from "./define.ts";

/** How it stands with a form that was sent. */
export type Sending =
  | { readonly tag: "idle" | "sending" | "sent" }
  | { readonly tag: "failed"; readonly error: CallError };
