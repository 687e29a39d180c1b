import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { parseCsv, readLedger } from "../../tools/requirements/ledger.ts";
import { folderWith, node, root } from "./workshop.ts";

const head = "id,area,kind,requirement,source,notes\n";
const ledger = `${head}tea-001,tea,rule,"Boil, then wait",a,\ntea-002,tea,rule,Pour,a,\ncup-001,cup,rule,Hold,a,\n`;

/** Runs `npm run requirements` over a made-up ledger and made-up results. */
function requirements(results: unknown): { status: number | null; text: string; table: string } {
  const folder = folderWith({
    "contract/ledger.csv": ledger,
    ".cache/test-results.json": JSON.stringify(results),
  });
  const args = [join(root, "tools/run.mjs"), join(root, "tools/requirements.ts")];
  const { status, stdout, stderr } = node(args, { cwd: folder });
  const table = status === 0 ? readFileSync(join(folder, "docs/requirements.csv"), "utf8") : "";
  return { status, text: stdout + stderr, table };
}

it("counts a row as proven when every test that carries its id passed", () => {
  const { status, text, table } = requirements({
    unit: [
      { title: "boils, then waits [tea-001]", status: "passed" },
      { title: "pours [tea-002, cup-001]", status: "passed" },
    ],
    browser: [{ title: "pours on a phone [tea-002]", status: "failed" }],
  });
  expect(status).toBe(0);
  expect(text).toMatch(/^tea +1 \/ 2$/m);
  expect(text).toMatch(/^cup +1 \/ 1$/m);
  expect(text).toMatch(/^all +2 \/ 3$/m);
  expect(parseCsv(table)).toEqual([
    ["id", "area", "status", "tests"],
    ["tea-001", "tea", "proven", "boils, then waits [tea-001]"],
    ["tea-002", "tea", "open", "pours [tea-002, cup-001] | pours on a phone [tea-002]"],
    ["cup-001", "cup", "proven", "pours [tea-002, cup-001]"],
  ]);
});

it("names an id that is not in the ledger, and its test", () => {
  const { status, text } = requirements({ unit: [{ title: "stirs [tea-999]", status: "passed" }] });
  expect(status).toBe(1);
  expect(text).toContain("tea-999 is not in the ledger; test: stirs [tea-999]");
});

it("takes brackets that hold no id for ordinary words", () => {
  const { status } = requirements({
    unit: [{ title: "reads items[0] and [x]", status: "passed" }],
  });
  expect(status).toBe(0);
});

it("asks for a test run when there was none", () => {
  const { status, text } = requirements({});
  expect(status).toBe(2);
  expect(text.trim()).toBe('.cache/test-results.json is empty; run "npm test" first.');
});

it("reads back any table written by RFC 4180", () => {
  const field = fc.string({ unit: fc.constantFrom("a", '"', ",", "\n", "\r\n", " ", "é") });
  const row = fc.array(field, { minLength: 2, maxLength: 4 });
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const text = rows.map((fields) => `${fields.map(quoted).join(",")}\r\n`).join("");
      expect(parseCsv(text)).toEqual(rows);
    }),
  );
});

it.each([
  ["a,b\n", "does not begin with the columns"],
  [`${head}tea-001,tea,rule,x,y\n`, "row 2 has 5 fields, not 6"],
  [`${head}Tea 1,tea,rule,x,y,z\n`, 'row 2: "Tea 1" is not an id'],
  [`${ledger}tea-001,tea,rule,x,y,z\n`, "row 5: tea-001 stands twice"],
])("refuses a ledger that reads %j", async (text, message) => {
  const folder = folderWith({ "ledger.csv": text });
  await expect(readLedger(join(folder, "ledger.csv"))).rejects.toThrow(message);
});

it("reads the ledger of this project", async () => {
  expect((await readLedger(join(root, "contract/ledger.csv"))).length).toBe(681);
});
