import { writeSync } from "node:fs";
import { isRight } from "fp-ts/lib/Either.js";
import * as t from "io-ts";

/** What a test notes down for `npm run requirements`. */
export const noted = t.partial({
  /** Routes whose screen stood on a page after a link was followed. */
  opened: t.array(t.string),
  /** Operations of the contract that the reference server answered well. */
  answered: t.array(t.string),
});
const began = t.type({ began: t.string, file: t.string });
const ended = t.intersection([
  t.type({
    ended: t.string,
    file: t.string,
    status: t.union([t.literal("passed"), t.literal("failed")]),
  }),
  t.partial({ wallMs: t.number, cpuMs: t.number }),
  noted,
]);
const cost = t.type({ costOf: t.string, wallMs: t.number, cpuMs: t.union([t.number, t.null]) });
const line = t.union([began, ended, cost]);

/** A test has begun: whatever ends the run while it is under way is named after it. */
export type Began = t.TypeOf<typeof began>;
/** A test has ended. `ended` is its full title. */
export type Ended = t.TypeOf<typeof ended>;
/** What one file of tests took: wall time, and processor time where the machine tells it. */
export type FileCost = t.TypeOf<typeof cost>;
/** What a runner of tests says while it is at work. */
export type Progress = Began | Ended | FileCost;

/** The pipe on which a runner of tests tells of its progress, if it was started by `npm test`. */
const pipe = process.env["TOUCHLINE_PROGRESS_FD"];

/** Says it at once, so that a run that has to be ended loses nothing. Without a listener it says nothing. */
export function report(progress: Progress): void {
  if (pipe === undefined) return;
  const bytes = Buffer.from(`${JSON.stringify(progress)}\n`);
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(Number(pipe), bytes, sent);
    } catch (error) {
      // The pipe is full: the listener is only busy.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
}

/** Null for a line that no runner of ours writes. */
export function readProgress(text: string): Progress | null {
  try {
    const decoded = line.decode(JSON.parse(text));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}
