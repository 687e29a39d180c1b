import type { Measure } from "./measures.ts";
import type { Requirement } from "./ledger.ts";
import type { MissingStatus } from "./missing.ts";

export type Status = "proven" | MissingStatus;
export type Row = Requirement & {
  readonly status: Status;
  readonly titles: readonly string[];
  readonly missing: string;
};

const statuses: readonly Status[] = ["proven", "partly", "address only", "open"];

/** Every row with its status, what it lacks, and the tests with its id. */
export function csvOf(rows: readonly Row[]): string {
  const quoted = (text: string): string =>
    /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  const lines = rows.map(({ id, area, status, missing, titles }) =>
    [id, area, status, missing, titles.join(" | ")].map(quoted).join(","),
  );
  return `${["id,area,status,missing,tests", ...lines].join("\n")}\n`;
}

/** The three measures for the terminal, with rows by area. */
export function summary(rows: readonly Row[], addresses: Measure, calls: Measure): string {
  const areas = [...new Set(rows.map(({ area }) => area))].sort();
  const line = (name: string, areaRows: readonly Row[]): string =>
    [
      name.padEnd(22),
      ...counts(areaRows).map((count) => String(count).padStart(14)),
      inAll(areaRows),
    ].join("");
  return [
    `${"rows".padEnd(22)}${statuses.map((status) => status.padStart(14)).join("")}${"of".padStart(6)}`,
    ...areas.map((name) => line(name, ofArea(rows, name))),
    line("all", rows),
    "",
    `addresses whose own screen a test opened by links  ${sum(addresses)}`,
    `calls the reference server answers in a test       ${sum(calls)}`,
  ].join("\n");
}

/** The same for the README, without areas. */
export function readmeTable(rows: readonly Row[], addresses: Measure, calls: Measure): string {
  const [proven, partly, addressOnly, open] = counts(rows);
  return [
    "| what | how many |",
    "| --- | --- |",
    `| requirements proven | ${proven} of ${rows.length} (${partly} partly, ${addressOnly} address only, ${open} open) |`,
    `| addresses whose own screen a test opened by links | ${sum(addresses)} |`,
    `| calls that the reference server answers in a contract test | ${sum(calls)} |`,
  ].join("\n");
}

const counts = (rows: readonly Row[]): readonly number[] =>
  statuses.map((status) => rows.filter((row) => row.status === status).length);
const ofArea = (rows: readonly Row[], name: string): readonly Row[] =>
  rows.filter(({ area }) => area === name);
const inAll = (rows: readonly Row[]): string => String(rows.length).padStart(6);
const sum = ({ done, all }: Measure): string => `${done.length} of ${all}`;
