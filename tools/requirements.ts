import { mkdir, readFile, writeFile } from "node:fs/promises";
import { firstRoutes } from "../src/events/navigation/routes/first.ts";
import { restRoutes } from "../src/events/routes/rows.ts";
import type { RouteRow } from "../src/events/navigation/routes/row.ts";
import { ExpectedError } from "./expected.ts";
import { idPattern, readLedger } from "./requirements/ledger.ts";
import { addressesOpened, callsAnswered } from "./requirements/measures.ts";
import { type Missing, missingScreens, readMissing } from "./requirements/missing.ts";
import { csvOf, readmeTable, type Row, summary } from "./requirements/tables.ts";
import { type Outcome, readResults, resultsFile } from "./test/results.ts";

const ledgerFile = "contract/ledger.csv";
const missingFile = "contract/missing.csv";
const contractFile = "contract/openapi.yaml";
const tableFile = "docs/requirements.csv";
const readmeFile = "README.md";

const routes: Readonly<Record<string, RouteRow>> = { ...firstRoutes, ...restRoutes };

const usage = `npm run requirements    records what the last whole test run proved, opened and had answered, in ${tableFile}
                        and ${readmeFile}, and prints it; takes no arguments`;

/**
 * `npm run requirements`: records what the last test run proved, opened and had answered, in docs and in the
 * README. A run of some stages only proves nothing about the others, so it is refused.
 */
export async function main(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    console.log(usage);
    return args.includes("--help") ? 0 : 2;
  }
  const ledger = await readLedger(ledgerFile);
  const known = new Set(ledger.map(({ id }) => id));
  const missing = new Map([...missingScreens(routes), ...(await readMissing(missingFile, known))]);
  const results = await readResults();
  const lacking = ["unit", "browser"].filter((stage) => results[stage] === undefined);
  if (lacking.length > 0)
    throw new ExpectedError(
      `${resultsFile} has no results of the stage ${lacking.join(" and ")}; run "npm test" whole first. Nothing was written.`,
    );
  const tests = Object.values(results).flat();
  const unknown = unknownIds(tests, known);
  for (const { id, title } of unknown) console.error(`${id} is not in the ledger; test: ${title}`);
  if (unknown.length > 0) return 1;
  const rows = ledger.map((requirement) => ({
    ...requirement,
    ...proof(requirement.id, tests, missing.get(requirement.id)),
  }));
  const addresses = addressesOpened(routes, tests);
  const calls = await callsAnswered(contractFile, tests);
  await mkdir("docs", { recursive: true });
  await writeFile(tableFile, csvOf(rows));
  await writeReadme(readmeTable(rows, addresses, calls));
  console.log(summary(rows, addresses, calls));
  return 0;
}

/**
 * Proven: at least one test names the id, every such test passed, and nothing is known to be missing. A
 * failed test leaves the row open in any case.
 */
export function proof(
  id: string,
  tests: readonly Outcome[],
  lack?: Missing,
): Pick<Row, "status" | "titles" | "missing"> {
  const covering = tests.filter(({ title }) => idsIn(title).includes(id));
  const titles = covering.map(({ title }) => title).sort();
  const hasFailed = covering.some(({ status }) => status !== "passed");
  if (hasFailed) return { status: "open", titles, missing: lack?.missing ?? "a test fails" };
  if (lack !== undefined) return { ...lack, titles };
  return { status: covering.length > 0 ? "proven" : "open", titles, missing: "" };
}

/** Ids are given in brackets: "pauses after 30 s hidden [polling-001, polling-002]". */
export function idsIn(title: string): string[] {
  const brackets = [...title.matchAll(/\[([^\]]*)\]/g)].map(([, inner = ""]) => inner);
  return brackets.flatMap((inner) => inner.split(/[\s,]+/)).filter((word) => idPattern.test(word));
}

export function unknownIds(
  tests: readonly Outcome[],
  known: ReadonlySet<string>,
): { readonly id: string; readonly title: string }[] {
  return tests.flatMap(({ title }) =>
    idsIn(title)
      .filter((id) => !known.has(id))
      .map((id) => ({ id, title })),
  );
}

const readmePart = /(<!-- npm run requirements -->\n\n)[^]*?(\n\n<!-- end -->)/;

/** Updates the numbers in the README. */
async function writeReadme(table: string): Promise<void> {
  const text = await readFile(readmeFile, "utf8");
  if (!readmePart.test(text))
    throw new ExpectedError(`${readmeFile} has no place for the figures.`);
  await writeFile(readmeFile, text.replace(readmePart, `$1${table}$2`));
}
