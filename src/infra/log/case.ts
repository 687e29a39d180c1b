import { isRight } from "fp-ts/lib/Either.js";
import * as t from "io-ts";
import { finite, shape } from "../../codec/codec.ts";
import { defaultLimits, type LogLimits, readPacked, type Unpacking } from "./file.ts";
import { isSumOfLine, statedSum, withSum } from "./line.ts";
import {
  type BadLog,
  bad,
  createLogParser,
  fieldOf,
  type GoodLog,
  type LogParser,
  newerVersion,
  type ParserOptions,
} from "./parse.ts";
import { type HostileJson, parseHostileJson } from "./json.ts";

const caseVersion = 1;
const Visit = shape({ session: t.string, startedAt: finite, entries: finite });
const CaseLine = shape({
  format: t.literal("touchline.case"),
  version: t.literal(caseVersion),
  savedAt: finite,
  visits: t.array(Visit),
});

/** What the first line of a case says of each visit that follows; `startedAt` in Unix ms. */
export type ListedVisit = Readonly<t.TypeOf<typeof Visit>>;

/** One visit of a case; `log` goes as far as its lines are sound, null if not even its header is. */
export type VisitReading = { readonly log: GoodLog | null; readonly fault: BadLog | null };

export type CaseReading = {
  readonly tag: "ok";
  /** Unix ms; null for the file of a single visit, which has no list. */
  readonly savedAt: number | null;
  readonly visits: readonly VisitReading[];
  /** Visits that the list names and the file does not hold, or holds more than once. */
  readonly missing: readonly ListedVisit[];
  readonly doubled: readonly ListedVisit[];
  /** The list was changed after it was written. */
  readonly isListAltered: boolean;
  /** Why the file ends before its end; null when it does not. */
  readonly cut: BadLog | null;
};

/** The lines of a case: a list of the visits, then each visit whole, as the file of a single visit has it. */
export function* caseLines(
  savedAt: number,
  visits: readonly { readonly listed: ListedVisit; readonly lines: Iterable<string> }[],
): Generator<string, void> {
  const listed = visits.map((visit) => visit.listed);
  const list = { format: "touchline.case", version: caseVersion, savedAt, visits: listed };
  yield withSum(JSON.stringify(list), "");
  for (const { lines } of visits) yield* lines;
}

/** How a file is read; by default whole, with what a browser has. */
export type HowToRead = {
  readonly unpacking?: Unpacking;
} & Pick<ParserOptions, "skimmedTo">;

/**
 * Reads the file of a case, or of a single visit, as untrusted input. Never throws. A fault in one visit does not
 * touch the others; a file that was cut short is read as far as it goes.
 */
export async function readCaseFile(
  file: Blob | Uint8Array,
  limits: LogLimits = defaultLimits,
  { unpacking, skimmedTo }: HowToRead = {},
): Promise<CaseReading | BadLog> {
  const parser = createCaseParser({ depth: limits.depth, skimmedTo });
  const fault = await readPacked(file, limits, parser, unpacking);
  const reading = parser.finish();
  const isNothing = reading.visits.length === 0;
  const isOfVisit = reading.visits.some((visit) => visit.fault === fault);
  if (fault !== null && !isOfVisit && (fault.code !== "truncated" || isNothing)) return fault;
  return isNothing && reading.savedAt === null
    ? bad("empty", 0, "the file holds no line; nothing was read")
    : { ...reading, cut: isOfVisit || fault === null ? null : readUpTo(fault) };
}

/** The fault is said of a file of which something was read. */
const readUpTo = (fault: BadLog): BadLog => ({
  ...fault,
  message: fault.message.replace("nothing was read", "it was read up to there"),
});

const headerStart = '{"format":"touchline.log"';

function createCaseParser(limits: ParserOptions) {
  let lineNumber = 0;
  let list: { readonly savedAt: number; readonly visits: readonly ListedVisit[] } | null = null;
  let isListAltered = false;
  let parser: LogParser | null = null;
  let fault: BadLog | null = null;
  const visits: VisitReading[] = [];

  const finishVisit = () => {
    if (parser === null) return;
    const reading = parser.finish();
    visits.push({
      log: reading.tag === "ok" ? reading : null,
      fault: fault ?? (reading.tag === "ok" ? null : reading),
    });
    parser = null;
    fault = null;
  };

  const takeList = (line: string, json: HostileJson): BadLog | null => {
    const version = json.tag === "value" ? fieldOf(json.value, "version") : null;
    if (typeof version === "number" && version > caseVersion)
      return bad("newer-version", 1, newerVersion("case", version, caseVersion));
    const decoded = CaseLine.decode(json.tag === "value" ? json.value : null);
    if (!isRight(decoded))
      return bad(
        "bad-header",
        1,
        "line 1: the list of visits is not what a case starts with; nothing was read",
      );
    list = decoded.right;
    const stated = statedSum(line);
    isListAltered = stated === null || !isSumOfLine(stated, "", line);
    return null;
  };

  return {
    push(line: string): BadLog | null {
      lineNumber += 1;
      if (lineNumber === 1 && line.startsWith('{"format":"touchline.case"'))
        return takeList(line, parseHostileJson(line, limits.depth));
      // The lines of a visit are counted in the file, and not from its own header.
      if (parser === null || (list !== null && line.startsWith(headerStart))) {
        finishVisit();
        parser = createLogParser(limits, lineNumber);
      }
      fault ??= parser.push(line);
      // In the file of a single visit nothing can follow.
      return list === null ? fault : null;
    },
    finish(): Omit<CaseReading, "cut"> {
      finishVisit();
      const listed = list?.visits ?? [];
      const times = ({ session }: ListedVisit) =>
        visits.filter(({ log }) => log?.header.session === session).length;
      return {
        tag: "ok",
        savedAt: list?.savedAt ?? null,
        visits,
        missing: listed.filter((visit) => times(visit) === 0),
        doubled: listed.filter((visit) => times(visit) > 1),
        isListAltered,
      };
    },
  };
}
