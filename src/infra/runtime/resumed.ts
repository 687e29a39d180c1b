import type { Draft } from "../../events/define.ts";

/** For a replay that begins in the middle of a visit: what epics of before hold in memory is not known there. */
export type Resumed = {
  readonly seq: number;
  /** Domains that have arrived; their epics do not run. */
  readonly domains: readonly string[];
  /** The entry with this number, if it was made by what does not run. */
  readonly given: (seq: number) => Queued | undefined;
  /** The cause of this input, if it was asked for by what does not run. */
  readonly causeOf: (input: Draft, seq: number) => number | null;
  /** The number after this one that what does not run did not take. */
  readonly nextTimer: (timer: number) => number;
  readonly nextCall: (call: number) => number;
};

export type Queued = { readonly draft: Draft; readonly cause: number | null; readonly by?: string };
