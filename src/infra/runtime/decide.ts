import type { Either } from "fp-ts/lib/Either.js";
import type { Draft, Entry } from "../../events/define.ts";

/** Why a command cannot be carried out now; views translate `code`. */
export type Refusal = { readonly code: string };
export type Decision = Either<Refusal, readonly Draft[]>;
/** Finds the command's decider and runs it. Pure: the time is the command's own `at`. */
export type Decide<S> = (command: Entry, state: S) => Decision;
