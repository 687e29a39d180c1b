import { mkdir, writeFile } from "node:fs/promises";
import { ExpectedError } from "./expected.ts";
import { idPattern, readLedger, type Requirement } from "./requirements/ledger.ts";
import { type Outcome, readResults, resultsFile } from "./test/results.ts";

const ledgerFile = "contract/ledger.csv";
const tableFile = "docs/requirements.csv";

/** `npm run requirements`: which rows of the ledger the last test run proved. */
export async function main(): Promise<number> {
  const ledger = await readLedger(ledgerFile);
  const tests = Object.values(await readResults()).flat();
  if (tests.length === 0) throw new ExpectedError(`${resultsFile} is empty; run "npm test" first.`);
  const unknown = unknownIds(tests, new Set(ledger.map(({ id }) => id)));
  for (const { id, title } of unknown) console.error(`${id} is not in the ledger; test: ${title}`);
  if (unknown.length > 0) return 1;
  const rows = ledger.map((requirement) => ({ ...requirement, ...proof(requirement.id, tests) }));
  await mkdir("docs", { recursive: true });
  await writeFile(tableFile, table(rows));
  console.log(summary(rows));
  return 0;
}

type Row = Requirement & {
  readonly status: "proven" | "open";
  readonly titles: readonly string[];
};

/** Proven: at least one test carries the id, and every test that carries it passed. */
export function proof(id: string, tests: readonly Outcome[]): Pick<Row, "status" | "titles"> {
  const own = tests.filter(({ title }) => idsIn(title).includes(id));
  const isProven = own.length > 0 && own.every(({ status }) => status === "passed");
  return { status: isProven ? "proven" : "open", titles: own.map(({ title }) => title).sort() };
}

/** Ids stand in brackets: "pauses after 30 s hidden [polling-001, polling-002]". */
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

function table(rows: readonly Row[]): string {
  const quoted = (text: string): string =>
    /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map(({ id, area, status, titles }) =>
    [id, area, status, titles.join(" | ")].map(quoted).join(","),
  );
  return `${["id,area,status,tests", ...lines].join("\n")}\n`;
}

function summary(rows: readonly Row[]): string {
  const areas = [...new Set(rows.map(({ area }) => area))].sort();
  const line = (name: string, own: readonly Row[]): string => {
    const proven = own.filter(({ status }) => status === "proven").length;
    return `${name.padEnd(22)}${String(proven).padStart(4)} / ${own.length}`;
  };
  const lines = areas.map((name) =>
    line(
      name,
      rows.filter(({ area }) => area === name),
    ),
  );
  return [...lines, line("all", rows)].join("\n");
}
