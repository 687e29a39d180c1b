import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Pack } from "../../server/packs/pack.ts";
import { loadPacks, ownPacks, packNamed, readPackFile } from "../../server/packs/packs.ts";
import { ExpectedError } from "../expected.ts";
import { logsIn } from "../replay/folder.ts";
import { json, plural } from "../replay/texts.ts";
import { writeNamed } from "../written.ts";
import { readOptions, type Run, usage } from "./options.ts";
import type { ReportedLog } from "./report.ts";
import { screensBy } from "./screens.ts";

/** `npm run evidence -- FILE --pack ID`: writes the report and returns the exit code. */
export async function main(args: readonly string[]): Promise<number> {
  const options = readOptions(args);
  if (options.tag === "help") {
    console.log(usage);
    return 0;
  }
  const pack = packOf(options.pack);
  const folder = await logsIn(options.file);
  // The rules of the whole app come with it: the help does not wait for them.
  const { caveatsOf, exitCodeOf, logOf, reportOf } = await import("./report.ts");
  const screensOf = screensBy(fileURLToPath(new URL("../..", import.meta.url)));
  const { page } = await import("./page.ts");
  const kept = options.server === null ? null : await keptIn(options.server);
  const logs: ReportedLog[] = [];
  for (const file of folder ?? [options.file]) {
    const log = await logOf(file, () => sumOf(file), {
      pack,
      accepted: options.accepted,
      kept,
      screensOf,
    });
    if (folder === null && log.error !== null)
      throw new ExpectedError(`${json(file)}: ${log.error}; no report was written`);
    logs.push(log);
    console.log(`${json(file)}: ${verdictOf(log, caveatsOf(log.visits))}`);
    for (const text of new Set(log.visits.flatMap(({ caveat }) => caveat?.text ?? [])))
      console.log(`  ${text}`);
    for (const { session, breaches } of log.visits) {
      const visit = log.visits.length > 1 ? `visit ${session.slice(0, 8)}, ` : "";
      for (const { seq, duty, cause } of breaches)
        console.log(`  ${visit}entry ${seq}  ${duty}: ${cause}`);
    }
  }
  const report = reportOf(pack, logs, kept !== null);
  const [html, data] = placesOf(options, folder !== null, pack);
  writeNamed(html, page(report));
  writeNamed(data, `${JSON.stringify(report, null, 2)}\n`);
  console.log(`Written: ${html}, ${data}`);
  return exitCodeOf(report);
}

async function keptIn(file: string) {
  const { serverRecord } = await import("./server.ts");
  return serverRecord(file);
}

/** @throws ExpectedError that names the packs there are */
function packOf(name: string): Pack {
  try {
    if (name.endsWith(".json")) return readPackFile(name);
    const pack = packNamed(loadPacks(ownPacks), name);
    if (pack !== null) return pack;
    throw new Error("a name is needed");
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ExpectedError(`--pack: ${reason}; nothing was read`);
  }
}

const sumOf = (file: string): string =>
  createHash("sha256").update(readFileSync(file)).digest("hex");

function verdictOf({ error, visits, warnings }: ReportedLog, caveats: readonly string[]): string {
  if (error !== null) return `cannot be read: ${error}`;
  const broken = visits.reduce((sum, { breaches }) => sum + breaches.length, 0);
  const tags = new Set(visits.map(({ verification }) => verification.tag));
  const proof =
    tags.has("not verified") || warnings.length > 0
      ? "not verified"
      : tags.has("in part")
        ? "verified in part"
        : "verified";
  const found = broken === 0 ? "no breach" : plural(broken, "breach", "breaches");
  return [plural(visits.length, "visit"), proof, found, ...caveats].join(", ");
}

const ending = ".tlog.jsonl.gz";

/** Beside the log: `visit.evidence-DE.html`; in a folder: `evidence-DE.html`. */
function placesOf({ file, html, json: data }: Run, isFolder: boolean, { id }: Pack) {
  const name = basename(file).endsWith(ending)
    ? basename(file).slice(0, -ending.length)
    : basename(file);
  const stem = isFolder
    ? join(file, `evidence-${id}`)
    : join(dirname(file), `${name}.evidence-${id}`);
  return [html ?? `${stem}.html`, data ?? `${stem}.json`] as const;
}
