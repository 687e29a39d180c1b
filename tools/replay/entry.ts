import type { Entry } from "../../src/events/define.ts";
import type { Change } from "../../src/infra/replay/difference.ts";
import { chainOf } from "../../src/infra/replay/explain.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { ExpectedError } from "../expected.ts";
import { changeLines, stateChanges } from "./state.ts";
import { instant, json, type Paint, sinceStart } from "./texts.ts";

/** One entry with its context; also the output of `--json`. */
export type EntryReport = {
  readonly entry: Entry;
  /** From its cause back to the input at the root. */
  readonly causes: readonly Entry[];
  /** The entries that name it as their cause. */
  readonly effects: readonly Entry[];
  /** What it changed in the state. */
  readonly changes: readonly Change[];
};

/** Throws an ExpectedError if the log has no entry `seq`. */
export function entryReport(log: ImportedLog, seq: number): EntryReport {
  const { recorded, baseSeq } = log;
  const entryAt = (target: number): Entry | undefined => recorded[target - baseSeq - 1];
  const entry = entryAt(seq);
  if (entry === undefined) {
    const last = baseSeq + recorded.length;
    throw new ExpectedError(
      `there is no entry ${seq}: this log has entries ${baseSeq + 1} to ${last}`,
    );
  }
  return {
    entry,
    causes: chainOf(entry, entryAt),
    effects: recorded.filter(({ cause }) => cause === seq),
    changes: stateChanges(log, seq - 1, seq),
  };
}

export function entryLines(report: EntryReport, startedAt: number, paint: Paint): string[] {
  const { entry, causes, effects, changes } = report;
  const { seq, at, type, v, data, by } = entry;
  const nameOf = (other: Entry) =>
    `${other.seq}  ${sinceStart(other.at, startedAt)}  ${other.type}  ${paint("faint", other.by ?? "input")}`;
  const section = (title: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : ["", paint("faint", title), ...lines.map((line) => `  ${line}`)];
  return [
    `${paint("strong", `Entry ${seq}  ${type} v${v}`)}  ${paint("faint", by ?? "input")}`,
    `${sinceStart(at, startedAt)}, ${instant(at)} UTC`,
    "",
    json(data, 2),
    ...section("Caused by", causes.map(nameOf)),
    ...section("Led to", effects.map(nameOf)),
    "",
    ...changeLines(changes, seq - 1, seq, paint),
  ];
}
