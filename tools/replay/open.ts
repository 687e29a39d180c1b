import { readFile, stat } from "node:fs/promises";
import { definitions } from "../../src/events/define.ts";
import { readCaseFile, type VisitReading } from "../../src/infra/log/case.ts";
import { defaultLimits } from "../../src/infra/log/file.ts";
import type { BadLog } from "../../src/infra/log/parse.ts";
import { type ImportedLog, importLog } from "../../src/infra/replay/import.ts";
import { ExpectedError } from "../expected.ts";
import { inNode } from "./unpack.ts";

/** A visit of an opened file, and where its log breaks off if a line is out of place. */
export type OpenedLog = {
  /** Its place in the file, counted from 1. */
  readonly number: number;
  readonly log: ImportedLog;
  /** Of the whole file. */
  readonly bytes: number;
  readonly fault: BadLog | null;
};

/** The visits of a file in order, and what is missing or altered in the file as a whole. */
export type OpenedFile = {
  readonly visits: readonly OpenedLog[];
  readonly warnings: readonly string[];
};

/** Faults of single lines in an otherwise sound file: everything before them can be verified. */
const outOfPlace = new Set<BadLog["code"]>(["bad-seq", "bad-cause"]);

export type HowToOpen = {
  /** A line out of place does not throw: the visit is read up to there. */
  readonly isForgiving: boolean;
  /** See `ParserOptions`; undefined where the log is to be replayed. */
  readonly skimmedTo: number | undefined;
};

/**
 * Reads the file of a case, or of one visit, as untrusted input. Throws an ExpectedError that names file, line and
 * fault. A visit that cannot be read throws if it is the only one, and is a warning otherwise.
 */
export async function openFile(
  file: string,
  { isForgiving, skimmedTo }: HowToOpen,
): Promise<OpenedFile> {
  const packed = await bytesOf(file);
  const reading = await readCaseFile(packed, defaultLimits, { unpacking: inNode, skimmedTo });
  if (reading.tag === "bad") return refuse(file, reading.message);
  const warnings = [
    ...(reading.isListAltered ? ["the list of visits was altered after it was written"] : []),
    ...(reading.cut === null || reading.savedAt === null ? [] : [reading.cut.message]),
    // A visit whose header cannot be read has no name: it may be the one that seems to be missing.
    ...(reading.visits.filter(({ log }) => log === null).length >= reading.missing.length
      ? []
      : reading.missing.map(({ session }) => `the visit ${session} is missing`)),
    ...reading.doubled.map(({ session }) => `the visit ${session} is in the file more than once`),
  ];
  const visits: OpenedLog[] = [];
  const unread: string[] = [];
  for (const [index, visit] of reading.visits.entries()) {
    const opened = openVisit(visit, isForgiving);
    if (typeof opened !== "string") {
      visits.push({ number: index + 1, bytes: packed.length, ...opened });
    } else if (reading.visits.length === 1) refuse(file, opened);
    else {
      unread.push(opened);
      warnings.push(`visit ${index + 1} cannot be read: ${opened}`);
    }
  }
  const [reason = ""] = unread;
  if (visits.length === 0)
    refuse(
      file,
      unread.length > 0 && unread.every((other) => other === reason)
        ? `none of its ${unread.length} visits can be read: ${reason}`
        : warnings.join("; "),
    );
  return { visits, warnings };
}

/** The visit, or why it cannot be read. */
function openVisit(
  { log: sound, fault }: VisitReading,
  isForgiving: boolean,
): Pick<OpenedLog, "log" | "fault"> | string {
  if (fault !== null && !(isForgiving && outOfPlace.has(fault.code))) return fault.message;
  if (sound === null) return "nothing of it is sound";
  const log = importLog(sound, definitions);
  const [damage] = log.damaged;
  if (damage === undefined) return { log, fault };
  const { seq, type, reason } = damage;
  const place = seq === 0 ? "the snapshot it starts with" : `entry ${seq} (${type})`;
  return `${place} is damaged: ${reason}; nothing was replayed`;
}

/** The visit with this number, else the one whose name begins so. Throws an ExpectedError if it is not exactly one. */
export function visitOf({ visits }: OpenedFile, wanted: string): OpenedLog {
  const numbered = visits.filter(({ number }) => String(number) === wanted);
  const named =
    numbered.length > 0
      ? numbered
      : visits.filter(({ log }) => log.header.session.startsWith(wanted));
  const [visit, another] = named;
  if (visit !== undefined && another === undefined) return visit;
  const names = visits.map(({ number, log }) => `${number} ${log.header.session}`).join(", ");
  const found = visit === undefined ? "no visit" : "more than one visit";
  throw new ExpectedError(`${found} is ${JSON.stringify(wanted)}; the file holds ${names}`);
}

const refuse = (file: string, reason: string): never => {
  throw new ExpectedError(`${JSON.stringify(file)}: ${reason}`);
};

async function bytesOf(file: string): Promise<Uint8Array> {
  if (file === "-") return standardInput();
  const stats = await stat(file).catch((error: unknown) => refuse(file, reasonOf(error)));
  if (!stats.isFile()) refuse(file, "is not a file; nothing was read");
  const { packedBytes } = defaultLimits;
  if (stats.size > packedBytes) {
    refuse(file, `the file has ${stats.size} bytes, at most ${packedBytes} are read; refused`);
  }
  return readFile(file).catch((error: unknown) => refuse(file, reasonOf(error)));
}

async function standardInput(): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of process.stdin) {
    chunks.push(Buffer.from(chunk));
    size += chunk.length;
    // One byte more than is read: the reader refuses it with its own message.
    if (size > defaultLimits.packedBytes) break;
  }
  return Buffer.concat(chunks);
}

const reasonOf = (error: unknown): string => {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error);
  return code === "ENOENT" ? "there is no such file" : `cannot be read (${code})`;
};
