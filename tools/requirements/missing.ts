import { readFile } from "node:fs/promises";
import { isBuiltIn } from "../../src/views/shell/screens.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import { documented } from "../../tests/routes/documented.ts";
import { ExpectedError } from "../expected.ts";
import { parseCsv } from "./ledger.ts";

export type MissingStatus = "partly" | "address only" | "open";
/** What a ledger row still lacks, whatever the tests with its id say. */
export type Missing = { readonly status: MissingStatus; readonly missing: string };

const columns = "id,status,missing";
const statuses: ReadonlySet<string> = new Set(["partly", "address only", "open"]);

/** Rows found incomplete in review: an entry is removed when a test covers the whole row. */
export async function readMissing(
  file: string,
  known: ReadonlySet<string>,
): Promise<ReadonlyMap<string, Missing>> {
  const [head, ...rows] = parseCsv(await readFile(file, "utf8"));
  if (head?.join(",") !== columns) {
    throw new ExpectedError(`${file} does not begin with the columns ${columns}.`);
  }
  const missingById = new Map<string, Missing>();
  for (const [index, [id = "", status = "", missing = ""]] of rows.entries()) {
    const row = `${file}, row ${index + 2}`;
    if (!known.has(id)) throw new ExpectedError(`${row}: ${id} is not in the ledger.`);
    if (missingById.has(id)) throw new ExpectedError(`${row}: ${id} is listed twice.`);
    if (!isStatus(status)) throw new ExpectedError(`${row}: "${status}" is not a status.`);
    if (missing === "") throw new ExpectedError(`${row} does not say what is missing.`);
    missingById.set(id, { status, missing });
  }
  return missingById;
}

const isStatus = (status: string): status is MissingStatus => statuses.has(status);

/** Rows about addresses without screens: the address exists and says that it is not open yet. */
export function missingScreens(
  table: Readonly<Record<string, RouteRow>>,
): ReadonlyMap<string, Missing> {
  const names = new Map<string, Set<string>>();
  for (const [, name, rows] of documented)
    for (const id of rows.split(/[\s,\][]+/)) names.set(id, (names.get(id) ?? new Set()).add(name));
  const missingById = new Map<string, Missing>();
  for (const [id, routeNames] of names) {
    const routes = [...routeNames].flatMap((name) => table[name] ?? []);
    const sections = new Set(routes.filter((row) => !hasScreen(row)).map(({ section }) => section));
    if (sections.size === 0) continue;
    const status = routes.some(hasScreen) ? "partly" : "address only";
    missingById.set(id, { status, missing: `no screen yet: ${[...sections].sort().join(", ")}` });
  }
  return missingById;
}

/** An old address redirects to another one and needs no screen. */
const hasScreen = ({ section, movedTo }: RouteRow): boolean =>
  movedTo !== undefined || isBuiltIn(section);
