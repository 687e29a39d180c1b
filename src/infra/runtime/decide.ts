import type { Either } from "fp-ts/lib/Either.js";
import type { Draft, Entry } from "../../events/define.ts";

/** A player's order that cannot be carried out now; `code` is translated in views. */
export type Refusal = { readonly code: string };
export type Decision = Either<Refusal, readonly Draft[]>;
/** Finds the one decider of a command and asks it. Pure; the instant is the command's own `at`. */
export type Decide<S> = (command: Entry, state: S) => Decision;
