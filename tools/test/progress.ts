import { writeSync } from "node:fs";
import { isRight } from "fp-ts/lib/Either.js";
import * as t from "io-ts";

/** Evidence that a test records for `npm run requirements`. */
export const noted = t.partial({
  /** Routes whose screen was visible after a link was followed. */
  opened: t.array(t.string),
  /** Operations of the contract that the reference server answered correctly. */
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

/** A test has started: if the run ends before the test does, the failure carries its name. */
export type Began = t.TypeOf<typeof began>;
/** A test has ended. `ended` is its full title. */
export type Ended = t.TypeOf<typeof ended>;
/** The cost of a test file: wall time, and processor time if the machine reports it. */
export type FileCost = t.TypeOf<typeof cost>;
/** A progress message of a test runner. */
export type Progress = Began | Ended | FileCost;

/** The pipe on which a test runner reports its progress, if it was started by `npm test`. */
const pipe = process.env["TOUCHLINE_PROGRESS_FD"];

/** Writes synchronously, so that a killed run loses nothing. Without a listener it does nothing. */
export function report(progress: Progress): void {
  if (pipe === undefined) return;
  const bytes = Buffer.from(`${JSON.stringify(progress)}\n`);
  for (let sent = 0; sent < bytes.length; ) {
    try {
      sent += writeSync(Number(pipe), bytes, sent);
    } catch (error) {
      // The pipe is full because the listener is busy.
      if ((error as NodeJS.ErrnoException).code !== "EAGAIN") throw error;
    }
  }
}

/** Null for a line that is not a progress message. */
export function readProgress(text: string): Progress | null {
  try {
    const decoded = line.decode(JSON.parse(text));
    return isRight(decoded) ? decoded.right : null;
  } catch {
    return null;
  }
}
