import { readFile } from "node:fs/promises";
import { ExpectedError } from "../expected.ts";

export type Requirement = { readonly id: string; readonly area: string };

const columns = "id,area,kind,requirement,source,notes";
/** A rule has a number (`coupon-014`), a screen has a name (`screen-home`). */
export const idPattern = /^([a-z][a-z0-9]*(-[a-z0-9]+)*-\d{3}|screen(-[a-z]+)+)$/;

/** The rows of the requirements ledger; each id must be well formed and unique. */
export async function readLedger(file: string): Promise<readonly Requirement[]> {
  const [head, ...rows] = parseCsv(await readFile(file, "utf8"));
  if (head?.join(",") !== columns) {
    throw new ExpectedError(`${file} does not begin with the columns ${columns}.`);
  }
  const seen = new Set<string>();
  return rows.map(([id = "", area = "", ...others], index) => {
    const row = `${file}, row ${index + 2}`;
    if (others.length !== 4)
      throw new ExpectedError(`${row} has ${others.length + 2} fields, not 6.`);
    if (!idPattern.test(id)) throw new ExpectedError(`${row}: "${id}" is not an id.`);
    if (seen.has(id)) throw new ExpectedError(`${row}: ${id} is listed twice.`);
    seen.add(id);
    return { id, area };
  });
}

/** RFC 4180: quoted fields may contain commas, line breaks and doubled quotes. */
export function parseCsv(text: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quoted, plain, end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g,
  )) {
    if (end === "" && row.length === 0 && quoted === undefined && plain === "") break;
    row.push(quoted?.replaceAll('""', '"') ?? plain ?? "");
    if (end === ",") continue;
    rows.push(row);
    row = [];
  }
  return rows;
}
