import { type HostileJson, parseHostileJson } from "./json.ts";
import {
  checksum,
  isSumOfLine,
  decodeEnd,
  decodeEntry,
  decodeHeader,
  decodeSnapshotData,
  type LogEntry,
  type LogHeader,
  type LogSnapshot,
  logVersion,
  snapshotType,
  statedSum,
} from "./line.ts";
import { createSkimmer } from "./skim.ts";

/** Why a file cannot be read as a log; `message` has the line, the value and what was expected. */
export type BadCode =
  | "unreadable"
  | "packed-too-big"
  | "not-gzip"
  | "damaged"
  | "truncated"
  | "too-big"
  | "not-utf8"
  | "line-too-long"
  | "too-many-lines"
  | "empty"
  | "not-a-log"
  | "newer-version"
  | "bad-header"
  | "bad-json"
  | "too-deep"
  | "forbidden-key"
  | "bad-entry"
  | "bad-seq"
  | "bad-cause"
  | "bad-snapshot"
  | "after-end";

export type BadLog = {
  readonly tag: "bad";
  readonly code: BadCode;
  /** Counted from 1; 0 when the fault is in the packed file. */
  readonly line: number;
  readonly message: string;
};

export type GoodLog = {
  readonly tag: "ok";
  readonly header: LogHeader;
  /** Where a trimmed log starts; null when it starts with entry 1. */
  readonly snapshot: LogSnapshot | null;
  readonly entries: readonly LogEntry[];
  /** Lines changed after they were written. A missing end line counts as the line after the last. */
  readonly brokenSums: readonly { readonly line: number; readonly seq: number }[];
};

export type LogReading = GoodLog | BadLog;

export const bad = (code: BadCode, line: number, message: string): BadLog => ({
  tag: "bad",
  code,
  line,
  message,
});

const excerptOf = (value: unknown) => (JSON.stringify(value) ?? "nothing").slice(0, 60);

const notALog = (value: unknown, line: number) =>
  bad(
    "not-a-log",
    line,
    `line ${line} is not the header of a Touchline log: ${excerptOf(value)}; nothing was read`,
  );

export const fieldOf = (value: unknown, key: string): unknown =>
  typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;

export const newerVersion = (what: string, version: number, newest: number): string =>
  `${what} version ${version} is newer than ${newest}, the newest this build reads; open it with a newer build`;

export type LogParser = {
  /** Takes the next line; returns why reading must stop, or null to continue. */
  readonly push: (line: string) => BadLog | null;
  readonly finish: () => LogReading;
};

export type ParserOptions = {
  readonly depth: number;
  /**
   * Set where only so many entries will be looked at, the last ones, and no state: those whose sums hold are read by what
   * stands around their data; see `createSkimmer`.
   */
  readonly skimmedTo?: number | undefined;
};

/**
 * Reads a log line by line and trusts nothing in it; `firstLine` is where it begins in its file. After a fault, `finish`
 * has what was sound before it.
 */
export function createLogParser(limits: ParserOptions, firstLine = 1): LogParser {
  let lineNumber = firstLine - 1;
  let header: LogHeader | null = null;
  let snapshot: LogSnapshot | null = null;
  let lastSeq = 0;
  let previousSum = "";
  let isEnded = false;
  const { depth, skimmedTo } = limits;
  const skimmed = skimmedTo === undefined ? null : createSkimmer(depth, skimmedTo);
  const entries: LogEntry[] = [];
  const brokenSums: { line: number; seq: number }[] = [];

  const checkSum = (line: string, seq: number) => {
    const stated = statedSum(line);
    if (stated === null || !isSumOfLine(stated, previousSum, line)) {
      brokenSums.push({ line: lineNumber, seq });
    }
    // Continue from the stated sum, so that only the changed line is reported and not all that follow.
    previousSum = stated ?? checksum(previousSum, line);
  };

  const takeHeader = (value: unknown): BadLog | null => {
    if (fieldOf(value, "format") !== "touchline.log") return notALog(value, firstLine);
    const version = fieldOf(value, "version");
    if (typeof version === "number" && version > logVersion) {
      return bad("newer-version", firstLine, newerVersion("log", version, logVersion));
    }
    header = decodeHeader(value);
    if (header !== null) return null;
    const text = `line ${firstLine}: a header field is missing or wrong; nothing was read`;
    return bad("bad-header", firstLine, text);
  };

  const takeSnapshot = (entry: LogEntry): BadLog | null => {
    const data = decodeSnapshotData(entry.data);
    if (lineNumber === firstLine + 1 && data !== null) {
      snapshot = { seq: entry.seq, at: entry.at, state: data.state };
      lastSeq = entry.seq;
      previousSum = data.chain;
      return null;
    }
    const text = `line ${lineNumber}: a snapshot holds { state, chain } and only follows the header; reading stopped`;
    return bad("bad-snapshot", lineNumber, text);
  };

  const takeEntry = (entry: LogEntry): BadLog | null => {
    const { seq, cause } = entry;
    if (seq !== lastSeq + 1) {
      const text = `line ${lineNumber}: expected entry ${lastSeq + 1}, found ${seq}; a line is missing, doubled or moved; reading stopped`;
      return bad("bad-seq", lineNumber, text);
    }
    if (cause !== null && cause >= seq) {
      const text = `line ${lineNumber}: entry ${seq} names ${cause} as its cause, which did not come before it; reading stopped`;
      return bad("bad-cause", lineNumber, text);
    }
    lastSeq = seq;
    entries.push(entry);
    return null;
  };

  /** Null when the line has to be read whole. */
  const skim = (line: string): { readonly fault: BadLog | null } | null => {
    const stated = statedSum(line);
    if (stated === null || !isSumOfLine(stated, previousSum, line)) return null;
    const entry = skimmed?.(line) ?? null;
    if (entry === null || entry.type === snapshotType) return null;
    const fault = takeEntry(entry);
    previousSum = stated;
    return { fault };
  };

  const jsonFault = (line: string, json: Exclude<HostileJson, { tag: "value" }>): BadLog => {
    switch (json.tag) {
      case "not-json": {
        if (lineNumber === firstLine) return notALog(line, firstLine);
        const text = `line ${lineNumber} is not JSON: ${excerptOf(line)}; reading stopped`;
        return bad("bad-json", lineNumber, text);
      }
      case "too-deep": {
        const text = `line ${lineNumber} nests deeper than ${depth} levels; reading stopped`;
        return bad("too-deep", lineNumber, text);
      }
      case "forbidden-key": {
        const text = `line ${lineNumber} has the key "${json.key}", which no log may carry; reading stopped`;
        return bad("forbidden-key", lineNumber, text);
      }
    }
  };

  const push = (line: string): BadLog | null => {
    lineNumber += 1;
    if (isEnded) {
      return bad("after-end", lineNumber, `line ${lineNumber} follows the end of the log; refused`);
    }
    const skipped = skimmed !== null && lineNumber > firstLine ? skim(line) : null;
    if (skipped !== null) return skipped.fault;
    const json = parseHostileJson(line, depth);
    if (json.tag !== "value") return jsonFault(line, json);
    const { value } = json;
    if (lineNumber === firstLine) {
      const fault = takeHeader(value);
      if (fault === null) checkSum(line, 0);
      return fault;
    }
    // Asked first: a decoder that fails costs more than one that succeeds.
    const end = fieldOf(value, "end") === undefined ? null : decodeEnd(value);
    if (end !== null) {
      isEnded = true;
      if (end === lastSeq) checkSum(line, lastSeq + 1);
      else brokenSums.push({ line: lineNumber, seq: lastSeq + 1 });
      return null;
    }
    const entry = decodeEntry(value);
    if (entry === null) {
      const text = `line ${lineNumber} is no entry: seq, at, type, v, data, cause or by is missing or wrong in ${excerptOf(line)}; reading stopped`;
      return bad("bad-entry", lineNumber, text);
    }
    if (entry.type === snapshotType) {
      checkSum(line, entry.seq);
      return takeSnapshot(entry);
    }
    const fault = takeEntry(entry);
    if (fault === null) checkSum(line, entry.seq);
    return fault;
  };

  const finish = (): LogReading => {
    if (header === null) return bad("empty", 0, "the file holds no line; nothing was read");
    if (!isEnded) brokenSums.push({ line: lineNumber + 1, seq: lastSeq + 1 });
    return { tag: "ok", header, snapshot, entries, brokenSums };
  };

  return { push, finish };
}
