import { type HowToRead, readCaseFile } from "../../src/infra/log/case.ts";
import { closed, type LogLimits, pack } from "../../src/infra/log/file.ts";
import type { LogReading } from "../../src/infra/log/parse.ts";

/** The file of a single visit; lines header first, as `LogStore.read` returns them. */
export const packLines = (lines: Iterable<string>): Promise<Uint8Array<ArrayBuffer>> =>
  pack(closed(lines));

/** Reads such a file; a fault of the visit is one of the file. */
export async function readLogFile(
  file: Blob | Uint8Array,
  limits?: LogLimits,
  how?: HowToRead,
): Promise<LogReading> {
  const reading = await readCaseFile(file, limits, how);
  if (reading.tag === "bad") return reading;
  const [visit, another] = reading.visits;
  if (visit === undefined || another !== undefined) throw new Error("the file holds one visit");
  const { fault, log } = visit;
  if (fault !== null) return fault;
  if (log === null) throw new Error("a visit has a log or a fault");
  return log;
}
