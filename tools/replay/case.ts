import type { Entry } from "../../src/events/define.ts";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { ExpectedError } from "../expected.ts";
import { readingWarnings } from "./fold.ts";
import { marksIn } from "./moment.ts";
import type { OpenedFile, OpenedLog } from "./open.ts";
import { count, instant, json, labelledRows, type Paint, plural, sinceStart } from "./texts.ts";

/** A visit of a case in short; instants in Unix ms, null when it has no entry. */
export type VisitReport = {
  readonly visit: number;
  readonly session: string;
  readonly build: string;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  readonly entries: number;
  readonly signIns: number;
  /** Why sessions ended, in order. */
  readonly signOuts: readonly string[];
  readonly bets: number;
  readonly marks: readonly number[];
  /** The tokens of those who signed in: each visit has its own. */
  readonly players: number;
  /** What was altered in its log, or is unknown to this build. */
  readonly warnings: readonly string[];
};

export function visitReport({ number, log }: OpenedLog): VisitReport {
  const { entries, header } = log;
  const opened = entries.filter(SessionOpened.is);
  return {
    visit: number,
    session: header.session,
    build: header.build,
    firstAt: entries[0]?.at ?? null,
    lastAt: entries.at(-1)?.at ?? null,
    entries: entries.length,
    signIns: opened.length,
    signOuts: entries.filter(SessionClosed.is).flatMap(({ data: { reason } }) =>
      // The visit began without a session.
      reason === "start" ? [] : [reason],
    ),
    bets: entries.filter(CouponPlaced.is).length,
    marks: marksIn(log).map(({ seq }) => seq),
    players: new Set(opened.map(({ data }) => json(data.userId))).size,
    warnings: readingWarnings(log),
  };
}

/** The visits of a file, oldest first, and how to go on with one of them. */
export function caseText(file: string, opened: OpenedFile, paint: Paint): string[] {
  const rows = opened.visits.map(visitReport).map((report): readonly [string, string] => {
    const { visit, session, firstAt, lastAt, entries } = report;
    const span =
      firstAt === null || lastAt === null
        ? "no entry"
        : `${instant(firstAt)} UTC, ${sinceStart(lastAt, firstAt).slice(1)}`;
    const what = happened(report).join(", ");
    const size = plural(entries, "entry", "entries");
    return [`Visit ${visit}`, `${span}  ${size}  ${session}${what === "" ? "" : `: ${what}`}`];
  });
  const visitWarnings = opened.visits.flatMap(({ number, log }) =>
    readingWarnings(log).map((text) => `visit ${number}: ${text}`),
  );
  return [
    `${paint("strong", file)} holds ${plural(rows.length, "visit")}; --visit N takes one of them.`,
    ...labelledRows(paint, rows),
    ...[...visitWarnings, ...opened.warnings].map(
      (text) => `  ${paint("bad", "Warning")}  ${text}`,
    ),
  ];
}

/** For a task that needs one of the visits of a file. */
export function whichVisit(file: string, { visits }: OpenedFile): ExpectedError {
  const numbers = visits.map(({ number }) => number).join(", ");
  const marked = visits.flatMap(({ number, log }) => (marksIn(log).length > 0 ? [number] : []));
  const hint = marked.length === 0 ? "" : `; the player marked ${marked.join(", ")}`;
  return new ExpectedError(
    `${json(file)} holds ${plural(visits.length, "visit")}: which? --visit ${numbers}${hint}`,
  );
}

const happened = ({ signIns, signOuts, bets, marks, players }: VisitReport): readonly string[] => [
  ...(signIns === 0 ? [] : ["signed in"]),
  ...(players > 1 ? [`${players} players`] : []),
  ...(bets === 0 ? [] : [plural(bets, "bet")]),
  ...signOuts.map((reason) => `signed out (${reason})`),
  ...marks.map((seq) => `marked at entry ${count(seq)}`),
];

/**
 * Entries of several visits as one time line. Clocks of tabs may differ, but within a visit no entry comes before an
 * earlier one.
 */
export function merged(
  visits: readonly { readonly visit: number; readonly entries: readonly Entry[] }[],
): readonly { readonly visit: number; readonly entry: Entry }[] {
  const waiting = visits.map(({ visit, entries }) => ({
    visit,
    entries,
    next: 0,
    latest: -Infinity,
  }));
  const line: { visit: number; entry: Entry }[] = [];
  for (;;) {
    let first: (typeof waiting)[number] | null = null;
    let firstAt = Infinity;
    for (const candidate of waiting) {
      const entry = candidate.entries[candidate.next];
      if (entry === undefined) continue;
      const at = Math.max(entry.at, candidate.latest);
      if (at < firstAt) [first, firstAt] = [candidate, at];
    }
    const entry = first?.entries[first.next];
    if (first === null || entry === undefined) return line;
    line.push({ visit: first.visit, entry });
    first.next += 1;
    first.latest = firstAt;
  }
}
