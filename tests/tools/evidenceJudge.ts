import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { vi } from "vitest";
import type { LogEntry, LogHeader } from "../../src/infra/log/line.ts";
import { main } from "../../tools/evidence/main.ts";
import type { Report } from "../../tools/evidence/report.ts";
import type { Breach } from "../../tools/evidence/walk.ts";
import { fileLines, headerWithHashes } from "../replay/replayKit.ts";
import { folderWith } from "./workshop.ts";

const source = { url: "example.org/law", clause: "§ 1" };
export const figure = (
  of: string,
  bound: string,
  value: number,
  unit: string,
  since = "2020-01-01",
) => ({
  of,
  bound,
  value,
  unit,
  since,
  source,
});
export const asksFor = (of: string) => ({ of, since: "2020-01-01", source });

/** The file of a pack XX. */
export function packOf(
  figures: readonly object[],
  switches: readonly object[] = [],
  more: object = {},
): string {
  const pack = { id: "XX", name: "Nowhere", figures, switches, notBuilt: [], ...more };
  return join(folderWith({ "XX.json": JSON.stringify(pack) }), "XX.json");
}

/** A saved log with these entries. */
export function logWith(
  entries: readonly LogEntry[],
  name = "visit",
  header: LogHeader = headerWithHashes,
): string {
  const file = join(folderWith({}), `${name}.tlog.jsonl.gz`);
  writeFileSync(file, gzipSync(`${fileLines(entries, header).join("\n")}\n`));
  return file;
}

export type Judgement = {
  readonly status: number;
  readonly printed: string;
  readonly report: Report;
  readonly html: string;
  readonly breaches: readonly Breach[];
};

/**
 * A country's pack but for its help line: the site of the logs here has no pack, so none of its pages shows it. That duty
 * has tests of its own.
 */
function withoutHelpLine(id: string): string {
  const { helpLine: _helpLine, ...pack } = JSON.parse(readFileSync(`packs/${id}.json`, "utf8"));
  return join(folderWith({ [`${id}.json`]: JSON.stringify(pack) }), `${id}.json`);
}

/** Runs the command in this process; the report is written beside the log. */
export async function judge(
  file: string,
  pack: string,
  ...more: readonly string[]
): Promise<Judgement> {
  const printed: string[] = [];
  const spy = vi
    .spyOn(console, "log")
    .mockImplementation((line: string) => void printed.push(line));
  const folder = folderWith({});
  const judgedBy = existsSync(`packs/${pack}.json`) ? withoutHelpLine(pack) : pack;
  const [html, data] = [join(folder, "e.html"), join(folder, "e.json")];
  try {
    const status = await main([file, "--pack", judgedBy, "--html", html, "--json", data, ...more]);
    const report = JSON.parse(readFileSync(data, "utf8")) as Report;
    return {
      status,
      printed: printed.join("\n"),
      report,
      html: readFileSync(html, "utf8"),
      breaches: report.logs.flatMap(({ visits }) => visits.flatMap(({ breaches }) => breaches)),
    };
  } finally {
    spy.mockRestore();
  }
}
