import { appOf } from "./app.ts";
import { definitions } from "../../src/events/define.ts";
import { createFoldReplay, type FoldResult } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { marksIn } from "./moment.ts";
import {
  count,
  cut,
  duration,
  labelledRows,
  instant,
  json,
  type Paint,
  plural,
  sinceStart,
  size,
  width,
} from "./texts.ts";

/** The contents of a log and the result of folding it; also the output of `--json`. */
export type FoldReport = {
  readonly header: ImportedLog["header"];
  readonly bytes: number;
  readonly entries: number;
  readonly inputs: number;
  /** Seq of the snapshot that a trimmed log starts with. */
  readonly trimmedTo: number | null;
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  readonly byType: Readonly<Record<string, number>>;
  readonly replayMs: number;
  readonly seq: number;
  readonly hash: string;
  readonly hashChecks: FoldResult["hashChecks"];
  /** Where the player said that something had just gone wrong. */
  readonly marks: readonly { readonly seq: number; readonly at: number }[];
  readonly warnings: readonly string[];
};

export function foldReport(log: ImportedLog, bytes: number): FoldReport {
  const { entries, header, baseSeq } = log;
  const replay = createFoldReplay(log, appOf(log).root);
  const startedAt = performance.now();
  const { hash, hashChecks, newCrashes } = replay.run();
  const replayMs = performance.now() - startedAt;
  const counts = new Map<string, number>();
  for (const { type } of entries) counts.set(type, (counts.get(type) ?? 0) + 1);
  const isFromOutside = ({ type, by }: (typeof entries)[number]) =>
    by === undefined || definitions.get(type)?.origin === "input";
  return {
    header,
    bytes,
    entries: entries.length,
    inputs: entries.filter(isFromOutside).length,
    trimmedTo: baseSeq === 0 ? null : baseSeq,
    firstAt: entries[0]?.at ?? null,
    lastAt: entries.at(-1)?.at ?? null,
    byType: Object.fromEntries([...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))),
    replayMs,
    seq: replay.lastSeq,
    hash,
    hashChecks,
    marks: marksIn(log).map(({ seq, at }) => ({ seq, at })),
    warnings: [...readingWarnings(log), ...crashWarnings(newCrashes)],
  };
}

/** What is missing, altered or unknown in the log: the state after it is not certain. */
export const readingWarnings = (log: ImportedLog): string[] => [
  ...log.brokenSums.map(({ line, seq }) =>
    seq > log.baseSeq + log.entries.length
      ? `line ${line} is not what closes a log: lines after entry ${seq - 1} were cut off or altered`
      : `line ${line} (entry ${seq}) was altered after it was written, or a line before it is missing`,
  ),
  ...log.unknown.map(
    ({ type, v, count: times, firstSeq }) =>
      `${plural(times, "entry", "entries")} of ${type} version ${v}, from entry ${firstSeq}, are unknown to this build and were skipped`,
  ),
];

const crashWarnings = (newCrashes: FoldResult["newCrashes"]): string[] =>
  newCrashes.map(
    ({ seq, slice, message }) =>
      `the fold of "${slice}" threw at entry ${seq}, which it did not in the visit: ${json(message)}`,
  );

const barsShown = 12;
const barLength = 36;

/** The report as lines of text. */
export function foldLines(file: string, report: FoldReport, paint: Paint): string[] {
  const { header, entries, inputs, replayMs, seq, hash, hashChecks, warnings, trimmedTo, marks } =
    report;
  const { appVersion, build, rulePack, locale, deviceClass, session } = header;
  const rate = Math.round((entries / Math.max(replayMs, 0.001)) * 1_000);
  const rows: (readonly [string, string])[] = [
    [
      "App",
      `Touchline ${appVersion}, build ${build}, rules ${rulePack}, ${locale}, ${deviceClass}`,
    ],
    ["Visit", session],
    ["Span", spanOf(report)],
    ["Entries", `${count(entries)} in ${size(report.bytes)}, of these ${plural(inputs, "input")}`],
    ["Replay", `folded in ${duration(replayMs)}, ${count(rate)} entries a second`],
    ["State", `${hash} after entry ${seq}`],
    ...hashLines(hashChecks, paint).map((text) => ["", text] as const),
    ...marks.map(({ seq: marked, at }, index) => {
      const text = `entry ${marked} at ${sinceStart(at, header.startedAt)}: --entry mark:${index + 1}`;
      return [index === 0 ? "Marked" : "", paint("strong", text)] as const;
    }),
  ];
  if (trimmedTo !== null)
    rows.splice(3, 0, ["Trimmed", `starts with the state after entry ${trimmedTo}`]);
  return [
    paint("strong", file),
    ...labelledRows(paint, rows).map((line) => cut(line, width + 20)),
    ...warnings.map((text) => `  ${paint("bad", "Warning")}  ${text}`),
    "",
    ...typeLines(Object.entries(report.byType), paint),
  ];
}

/** The most frequent types as bars, the others in a paragraph. */
function typeLines(byType: readonly (readonly [string, number])[], paint: Paint): string[] {
  const frequent = byType.slice(0, barsShown);
  const highest = Math.max(...frequent.map(([, times]) => times));
  const longest = Math.max(...frequent.map(([type]) => type.length));
  const bars = frequent.map(([type, times]) => {
    const bar = "█".repeat(Math.max(1, Math.round((times / highest) * barLength)));
    return `  ${cut(type, 40).padEnd(Math.min(longest, 40))} ${count(times).padStart(9)}  ${paint("faint", bar)}`;
  });
  const others = byType.slice(barsShown).map(([type, times]) => `${type} ${count(times)}`);
  return [...bars, ...(others.length === 0 ? [] : ["", ...wrapped(others)])];
}

function wrapped(words: readonly string[]): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of words) {
    const longer = line === "" ? `  ${word}` : `${line}, ${word}`;
    if (line === "" || longer.length < width) line = longer;
    else {
      lines.push(`${line},`);
      line = `  ${word}`;
    }
  }
  return [...lines, line];
}

const checksShown = 5;

/** Compares the recorded hashes; those that differ come first. */
function hashLines(checks: FoldReport["hashChecks"], paint: Paint): string[] {
  const unequal = checks.filter(({ recorded, replayed }) => recorded !== replayed);
  const equal = checks.length - unequal.length;
  const lastEqual = checks.findLast(({ recorded, replayed }) => recorded === replayed);
  const wrong = unequal.map(({ seq, recorded, replayed }) =>
    paint("bad", `entry ${seq} recorded ${recorded}, replay comes to ${replayed}`),
  );
  const omitted = wrong.length - checksShown;
  return [
    ...wrong.slice(0, checksShown),
    ...(omitted > 0 ? [`and ${count(omitted)} more that differ`] : []),
    ...(lastEqual === undefined
      ? []
      : [
          equal === 1
            ? paint("good", `equal to the hash recorded at entry ${lastEqual.seq}`)
            : paint(
                "good",
                `equal ${count(equal)} times to a recorded hash, last at ${lastEqual.seq}`,
              ),
        ]),
  ];
}

function spanOf({ firstAt, lastAt }: FoldReport): string {
  if (firstAt === null || lastAt === null) return "no entry";
  return `${instant(firstAt)} to ${instant(lastAt)} UTC, ${duration(Math.abs(lastAt - firstAt))}`;
}
