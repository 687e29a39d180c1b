import { readFile, stat } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { definitions } from "../../src/events/define.ts";
import { defaultLimits, readLogFile } from "../../src/infra/log/file.ts";
import { type BadLog, createLogParser, type LogReading } from "../../src/infra/log/parse.ts";
import { type ImportedLog, importLog } from "../../src/infra/replay/import.ts";
import { ExpectedError } from "../expected.ts";

/** An opened log file, and where the log breaks off if a line is out of place. */
export type OpenedLog = {
  readonly log: ImportedLog;
  readonly bytes: number;
  readonly fault: BadLog | null;
};

/** Faults of single lines in an otherwise sound file: everything before them can be verified. */
const outOfPlace = new Set<BadLog["code"]>(["bad-seq", "bad-cause"]);

/**
 * Reads a log as untrusted input. Throws an ExpectedError that names file, line and fault; with
 * `isForgiving`, a line out of place does not throw.
 */
export async function openLog(file: string, isForgiving: boolean): Promise<OpenedLog> {
  const packed = await bytesOf(file);
  const reading = await readLogFile(packed);
  const isSound = reading.tag === "ok";
  if (!isSound && !(isForgiving && outOfPlace.has(reading.code))) refuse(file, reading.message);
  const fault = isSound ? null : reading;
  const sound = isSound ? reading : linesBefore(packed, reading.line);
  if (sound.tag === "bad") return refuse(file, sound.message);
  const log = importLog(sound, definitions);
  const [damage] = log.damaged;
  if (damage !== undefined) {
    const { seq, type, reason } = damage;
    const place = seq === 0 ? "the snapshot it starts with" : `entry ${seq} (${type})`;
    refuse(file, `${place} is damaged: ${reason}; nothing was replayed`);
  }
  return { log, bytes: packed.length, fault };
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

/** The log up to the line before `line`; the reader has already accepted these lines. */
function linesBefore(packed: Uint8Array, line: number): LogReading {
  const text = gunzipSync(packed, { maxOutputLength: defaultLimits.unpackedBytes }).toString();
  const parser = createLogParser(defaultLimits);
  for (const sound of text.split("\n", line - 1)) {
    const fault = parser.push(sound);
    if (fault !== null) return fault;
  }
  return parser.finish();
}
