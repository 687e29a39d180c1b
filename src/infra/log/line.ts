import { isRight } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";
import type { StateHashes } from "./stateHashes.ts";

/**
 * One entry as stored. `at` is Unix ms; `data` is already sealed; `by` names what made it; `state` is what it changed in
 * the state, as hashes by path.
 */
export type LogEntry = {
  readonly seq: number;
  readonly at: number;
  readonly type: string;
  readonly v: number;
  readonly data: unknown;
  readonly cause: number | null;
  readonly by?: string;
  readonly state?: StateHashes;
};

/** First line of every log: which build wrote it, and when the session began (Unix ms). */
export type LogHeader = Readonly<t.TypeOf<typeof Header>>;

/** The state after entry `seq`; in a trimmed log it replaces all entries up to that one. */
export type LogSnapshot = { readonly seq: number; readonly at: number; readonly state: unknown };

/** Reserved entry type of a snapshot line, which may only follow the header. */
export const snapshotType = "Snapshot";

/** 2: entries may say what they changed in the state. */
export const logVersion = 2;

const matching = (name: string, pattern: RegExp) =>
  t.refinement(t.string, (text) => pattern.test(text), name);

// Printable ASCII only: these texts are printed in terminals, which would act on control sequences.
const Name = matching("Name", /^[\x21-\x7e]{1,100}$/);
const Label = matching("Label", /^[\x20-\x7e]{0,200}$/);
const Sum = matching("Sum", /^[0-9a-f]{8}$/);
const Finite = t.refinement(t.number, Number.isFinite, "Finite");
const Count = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n >= 0, "Count");
const Ordinal = t.refinement(t.number, (n) => Number.isSafeInteger(n) && n >= 1, "Ordinal");

const Header = shape(
  {
    format: t.literal("touchline.log"),
    version: t.union([t.literal(1), t.literal(logVersion)]),
    appVersion: Label,
    build: Label,
    rulePack: Label,
    locale: Label,
    deviceClass: Label,
    session: Name,
    startedAt: Finite,
  },
  {
    // The domains of the first load, in the order their epics start; absent in logs of early builds.
    domains: t.array(Name),
    // Whether each entry that changed the state says so; an entry without hashes then changed nothing.
    stateHashes: t.boolean,
  },
);

const Envelope = shape(
  {
    seq: Ordinal,
    at: Finite,
    type: Name,
    v: Ordinal,
    data: t.unknown,
    cause: t.union([t.null, Ordinal]),
  },
  { by: Label, state: t.record(t.string, Sum) },
);
const SnapshotData = shape({ state: t.unknown, chain: Sum });
const End = shape({ end: Count });

const decoded = <A>(codec: t.Type<A, unknown>, value: unknown): A | null => {
  const result = codec.decode(value);
  return isRight(result) ? result.right : null;
};

/** Decodes a header and drops unknown fields; null when it is not a header of this version. */
export const decodeHeader = (value: unknown): LogHeader | null => decoded(Header, value);

/** Decodes an entry and drops unknown fields; null when a field is missing or invalid. */
export function decodeEntry(value: unknown): LogEntry | null {
  // The codec says what an entry is. It takes ten times as long as this look, which most entries pass.
  const envelope = isPlainEntry(value) ? value : decoded(Envelope, value);
  if (envelope === null) return null;
  const { seq, at, type, v, data, cause, by, state } = envelope;
  // One literal for each form: there are many entries, and a spread costs more than all of this.
  if (by === undefined)
    return state === undefined
      ? { seq, at, type, v, data, cause }
      : { seq, at, type, v, data, cause, state };
  return state === undefined
    ? { seq, at, type, v, data, cause, by }
    : { seq, at, type, v, data, cause, by, state };
}

/** Whether it is an entry for certain; the codec accepts nothing less of it. */
function isPlainEntry(value: unknown): value is LogEntry {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const { seq, at, type, v, cause, by, state } = value as { readonly [key: string]: unknown };
  return (
    isOrdinal(seq) &&
    Number.isFinite(at) &&
    typeof type === "string" &&
    /^[\x21-\x7e]{1,100}$/.test(type) &&
    isOrdinal(v) &&
    (cause === null || isOrdinal(cause)) &&
    (by === undefined || (typeof by === "string" && /^[\x20-\x7e]{0,200}$/.test(by))) &&
    (state === undefined || isSums(state))
  );
}

const isOrdinal = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 1;

function isSums(value: unknown): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  for (const sum of Object.values(value))
    if (typeof sum !== "string" || !/^[0-9a-f]{8}$/.test(sum)) return false;
  return true;
}

/** Decodes the data of a snapshot line: the state, and the checksum of the last entry it replaces. */
export const decodeSnapshotData = (data: unknown) => decoded(SnapshotData, data);

/** The seq of the last entry, from the line that closes a file; null for any other line. */
export const decodeEnd = (value: unknown): number | null => decoded(End, value)?.end ?? null;

/** 32-bit FNV-1a over the UTF-16 units of the previous line's sum and of this line without its sum. */
export const checksum = (previousSum: string, body: string): string =>
  toSum(hashed(hashed(0x811c9dc5, previousSum), body));

/** Whether a line that has a checksum has the right one. */
export const isSumOfLine = (sum: string, previousSum: string, line: string): boolean =>
  hashed(hashed(hashed(0x811c9dc5, previousSum), line, line.length - sumLength), "}") >>> 0 ===
  Number.parseInt(sum, 16);

function hashed(from: number, text: string, end = text.length): number {
  let hash = from;
  for (let i = 0; i < end; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

const toSum = (hash: number): string => (hash >>> 0).toString(16).padStart(8, "0");

/** The line with its checksum, which chains to that of the previous line. */
export const withSum = (body: string, previousSum: string) =>
  `${body.slice(0, -1)},"sum":"${checksum(previousSum, body)}"}`;

const sumSuffix = /,"sum":"([0-9a-f]{8})"\}$/;
const sumLength = 18;

/** A line's checksum; null when it has none. */
export const statedSum = (line: string): string | null =>
  sumSuffix.exec(line.slice(-sumLength))?.[1] ?? null;

/** A line's checksum and the body it covers; null when the line has none. */
export function splitSum(line: string): { readonly sum: string; readonly body: string } | null {
  const sum = statedSum(line);
  return sum === null ? null : { sum, body: `${line.slice(0, -sumLength)}}` };
}

/** One JSON line in fixed key order, with a sum that chains to the previous line. Throws on cyclic data. */
export function serialise(entry: LogEntry, previousSum: string): string {
  const { seq, at, type, v, data = null, cause, by, state } = entry;
  return withSum(JSON.stringify({ seq, at, type, v, data, cause, by, state }), previousSum);
}

/** The first line of a log; its sum starts the chain. */
export const serialiseHeader = (header: LogHeader): string =>
  withSum(JSON.stringify(decodeHeader(header) ?? header), "");

/** The line that replaces the entries up to `seq`; `chain` is the sum that the next entry chains to. */
export function serialiseSnapshot(from: LogSnapshot, chain: string, headerLine: string): string {
  const { seq, at, state = null } = from;
  const data = { state, chain };
  const headerSum = splitSum(headerLine)?.sum ?? "";
  return serialise({ seq, at, type: snapshotType, v: 1, data, cause: null }, headerSum);
}

/** The line that closes a file, so that lines cut off at the end are noticed too. */
export const serialiseEnd = (lastSeq: number, previousSum: string): string =>
  withSum(JSON.stringify({ end: lastSeq }), previousSum);

export const linesLength = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + line.length + 1, 0);

/** The checksum of a stored line; the next line chains to it. */
export const sumOf = (line: string) => splitSum(line)?.sum ?? "";
