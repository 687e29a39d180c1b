import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, it } from "vitest";
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import { missingScreens, readMissing } from "../../tools/requirements/missing.ts";
import { parseCsv, readLedger } from "../../tools/requirements/ledger.ts";
import { folderWith, node, root } from "./workshop.ts";

const head = "id,area,kind,requirement,source,notes\n";
const ledger = `${head}tea-001,tea,rule,"Boil, then wait",a,\ntea-002,tea,rule,Pour,a,\ncup-001,cup,rule,Hold,a,\n`;

const missingHead = "id,status,missing\n";
const contract = `paths:
  /pot: { get: { operationId: getPot }, post: { operationId: fillPot }, parameters: [] }
  /cup: { get: { operationId: getCup } }
`;
const readme = "# Tea\n\n<!-- npm run requirements -->\n\nold\n\n<!-- end -->\n\nPour.\n";

/** The results of a whole run. */
const wholly = (results: object) => ({ unit: [], browser: [], ...results });

/** Runs `npm run requirements` with an invented ledger and invented results. */
function requirements(results: object, missing = "", args: readonly string[] = []) {
  const folder = folderWith({
    "contract/ledger.csv": ledger,
    "contract/missing.csv": `${missingHead}${missing}`,
    "contract/openapi.yaml": contract,
    "README.md": readme,
    ".cache/test-results.json": JSON.stringify(results),
  });
  const tool = [join(root, "tools/run.mjs"), join(root, "tools/requirements.ts")];
  const { status, stdout, stderr } = node([...tool, ...args], { cwd: folder });
  const read = (file: string) => readFileSync(join(folder, file), "utf8");
  const isWritten = existsSync(join(folder, "docs/requirements.csv"));
  const table = isWritten ? read("docs/requirements.csv") : "";
  return { status, text: stdout + stderr, table, readme: read("README.md") };
}

it.each([
  ["no run at all", {}, "unit and browser"],
  ["a run of one stage", { unit: [{ title: "boils [tea-001]", status: "passed" }] }, "browser"],
])("%s is refused, and nothing is written", (_name, results, stages) => {
  const { status, text, readme: written } = requirements(results);
  expect(status).toBe(2);
  expect(text).toContain(`no results of the stage ${stages};`);
  expect(written).toBe(readme);
});

it("explains itself, and writes nothing", () => {
  const { status, text, readme: written } = requirements({}, "", ["--help"]);
  expect([status, written]).toEqual([0, readme]);
  expect(text).toContain("npm run requirements");
});

it("a row is proven when every test that carries its id passed", () => {
  const { status, text, table } = requirements(
    wholly({
      unit: [
        { title: "boils, then waits [tea-001]", status: "passed" },
        { title: "pours [tea-002, cup-001]", status: "passed" },
      ],
      browser: [{ title: "pours on a phone [tea-002]", status: "failed" }],
    }),
  );
  expect(status).toBe(0);
  expect(text).toMatch(/^rows +proven +partly +address only +open +of$/m);
  expect(text).toMatch(/^tea +1 +0 +0 +1 +2$/m);
  expect(text).toMatch(/^cup +1 +0 +0 +0 +1$/m);
  expect(text).toMatch(/^all +2 +0 +0 +1 +3$/m);
  expect(parseCsv(table)).toEqual([
    ["id", "area", "status", "missing", "tests"],
    ["tea-001", "tea", "proven", "", "boils, then waits [tea-001]"],
    [
      "tea-002",
      "tea",
      "open",
      "a test fails",
      "pours [tea-002, cup-001] | pours on a phone [tea-002]",
    ],
    ["cup-001", "cup", "proven", "", "pours [tea-002, cup-001]"],
  ]);
});

it("a row with something missing is never proven, and open when its test fails", () => {
  const { text, table } = requirements(
    wholly({
      unit: [
        { title: "boils [tea-001]", status: "passed" },
        { title: "pours [tea-002]", status: "failed" },
      ],
    }),
    'tea-001,partly,"waits, but not long enough"\ntea-002,partly,no cup\ncup-001,address only,no cup\n',
  );
  expect(text).toMatch(/^all +0 +1 +1 +1 +3$/m);
  expect(parseCsv(table).slice(1)).toEqual([
    ["tea-001", "tea", "partly", "waits, but not long enough", "boils [tea-001]"],
    ["tea-002", "tea", "open", "no cup", "pours [tea-002]"],
    ["cup-001", "cup", "address only", "no cup", ""],
  ]);
});

it.each([
  ["tea-009,partly,milk\n", "row 2: tea-009 is not in the ledger"],
  ["tea-001,half,milk\n", 'row 2: "half" is not a status'],
  ["tea-001,partly,\n", "row 2 does not say what is missing"],
  ["tea-001,partly,milk\ntea-001,open,milk\n", "row 3: tea-001 is listed twice"],
])("a list of missing parts that reads %j is refused", (missing, message) => {
  const { status, text } = requirements(
    wholly({ unit: [{ title: "a", status: "passed" }] }),
    missing,
  );
  expect(status).toBe(2);
  expect(text).toContain(message);
});

it("addresses opened and calls answered by passed tests are counted, in the terminal and in the README", () => {
  const { text, readme: written } = requirements(
    wholly({
      unit: [
        { title: "asks", status: "passed", answered: ["getPot", "getPot", "getSpoon"] },
        { title: "asks in vain", status: "failed", answered: ["getCup"] },
      ],
      browser: [
        // No screen of toto is built, and "pot" is not an address.
        { title: "goes", status: "passed", opened: ["home", "live", "toto", "pot"] },
        { title: "goes astray", status: "failed", opened: ["menu"] },
      ],
    }),
  );
  expect(text).toMatch(/^addresses whose own screen a test opened by links +2 of 221$/m);
  expect(text).toMatch(/^calls the reference server answers in a test +1 of 3$/m);
  expect(written).toContain("| requirements proven | 0 of 3 (0 partly, 0 address only, 3 open) |");
  expect(written).toContain("a test opened by links | 2 of 221 |");
  expect(written).toContain("in a contract test | 1 of 3 |\n\n<!-- end -->\n\nPour.\n");
  expect(written).not.toContain("old");
});

it("addresses without a screen are known, and what is missing in this project", async () => {
  const known = new Set((await readLedger(join(root, "contract/ledger.csv"))).map(({ id }) => id));
  expect((await readMissing(join(root, "contract/missing.csv"), known)).size).toBeGreaterThan(0);
  const screens = missingScreens({ ...firstRoutes, ...restRoutes });
  for (const id of screens.keys()) expect(known).toContain(id);
  expect(screens.get("route-auth-003")).toEqual({
    status: "partly",
    missing: "no screen yet: activation, stopNewsletter",
  });
});

it("an id that is not in the ledger is reported, with its test", () => {
  const { status, text } = requirements(
    wholly({ unit: [{ title: "stirs [tea-999]", status: "passed" }] }),
  );
  expect(status).toBe(1);
  expect(text).toContain("tea-999 is not in the ledger; test: stirs [tea-999]");
});

it("brackets without an id are ordinary text", () => {
  const { status } = requirements(
    wholly({
      unit: [{ title: "reads items[0] and [x]", status: "passed" }],
    }),
  );
  expect(status).toBe(0);
});

it("any table written by RFC 4180 is read back unchanged", () => {
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
  [`${ledger}tea-001,tea,rule,x,y,z\n`, "row 5: tea-001 is listed twice"],
])("a ledger that reads %j is refused", async (text, message) => {
  const folder = folderWith({ "ledger.csv": text });
  await expect(readLedger(join(folder, "ledger.csv"))).rejects.toThrow(message);
});

it("the ledger of this project can be read", async () => {
  expect((await readLedger(join(root, "contract/ledger.csv"))).length).toBe(681);
});
