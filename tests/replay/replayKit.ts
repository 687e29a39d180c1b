import { app } from "../kit/app.ts";
import { EndSessionSafely } from "../../src/commands/session.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import { packLines, readLogFile } from "../kit/logFiles.ts";
import { logLines } from "../kit/logLines.ts";
import type { LogEntry, LogHeader } from "../../src/infra/log/line.ts";
import { serialiseEnd, splitSum } from "../../src/infra/log/line.ts";
import type { GoodLog, LogReading } from "../../src/infra/log/parse.ts";
import { type ImportedLog, importLog } from "../../src/infra/replay/import.ts";
import type { ReplayedApp } from "../../src/infra/replay/verify.ts";
import { parseLines } from "../infra/logKit.ts";
import { startAt } from "./story.ts";

export const storyHeader: LogHeader = {
  format: "touchline.log",
  version: 1,
  appVersion: "0.1.0",
  build: "story",
  rulePack: "default",
  locale: "en",
  deviceClass: "phone",
  session: "5f0c2f6e-story",
  startedAt: startAt,
  domains: [...app.root.initial.runtime.arrived],
};

export const replayedApp: ReplayedApp = { ...app, onGuardLost: () => EndSessionSafely({}) };

/** Header, entries and end, each with its checksum, as in a file. */
export function fileLines(
  entries: readonly LogEntry[],
  header: LogHeader = storyHeader,
): readonly string[] {
  const lines = [...logLines(header, entries)];
  return [...lines, serialiseEnd(entries.length, splitSum(lines.at(-1) ?? "")?.sum ?? "")];
}

/** The header of a page of this version, whose entries say what they changed in the state. */
export const headerWithHashes: LogHeader = {
  ...storyHeader,
  version: 2,
  appVersion: "0.2.0",
  stateHashes: true,
};

/** A log as a page of this version writes it. */
export const fromLogEntries = (entries: readonly LogEntry[]): ImportedLog =>
  fromLines(fileLines(entries, headerWithHashes));

/** Through the compressed file and back, like an export and an import. */
export async function throughFile(entries: readonly Entry[]): Promise<ImportedLog> {
  const bytes = await packLines(logLines(storyHeader, entries));
  return imported(await readLogFile(bytes));
}

export const fromLines = (lines: readonly string[]): ImportedLog => imported(parseLines(lines));

export const imported = (reading: LogReading): ImportedLog => importLog(good(reading), definitions);

export function good(reading: LogReading): GoodLog {
  if (reading.tag === "bad") throw new Error(reading.message);
  return reading;
}
