import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { ruleBook, rules } from "../../src/epics/catalogue.ts";
import { edges } from "../../src/epics/words/edges.ts";
import { folderWith, node, root } from "./workshop.ts";

const passing = rules.flatMap(({ id }) =>
  edges
    .filter((edge) => ruleBook[id].notApplicable[edge] === undefined)
    .map((edge) => ({ title: `${id} ${edge} {${id}:${edge}}`, status: "passed" })),
);

/** Runs `npm run rules` over made-up results of the last test run. */
function run(unit: readonly object[], ...args: readonly string[]) {
  const folder = folderWith({ ".cache/test-results.json": JSON.stringify({ unit }) });
  const call = [join(root, "tools/run.mjs"), join(root, "tools/rules.ts"), ...args];
  const { status, stdout, stderr } = node(call, { cwd: folder });
  return { status, text: stdout + stderr };
}

describe("npm run rules", () => {
  it("ends well when each edge that can happen was shown", () => {
    const { status, text } = run(passing);
    expect(status).toBe(0);
    expect(text).toMatch(/^POLL +✓ +✓ +✓ +– +✓/m);
    expect(text).not.toContain("no test");
  });
  it("names a hole and a failing test, and ends with 1", () => {
    const results = passing
      .filter(({ title }) => !title.includes("{POLL:at}"))
      .map((one) => (one.title.includes("{POLL:pause}") ? { ...one, status: "failed" } : one));
    const { status, text } = run(results);
    expect(status).toBe(1);
    expect(text).toMatch(/^POLL +✓ +✓ +– +✗/m);
    expect(text).toMatch(/^no test: \{POLL:at\}$/m);
    expect(text).toMatch(/^a test fails: \{POLL:pause\}$/m);
  });
  it("says what it needs, and what it understands", () => {
    expect(run([])).toMatchObject({ status: 2, text: expect.stringContaining('run "npm test"') });
    expect(run(passing, "--fault", "sun").text).toContain('There is no fault "sun". Options: --mu');
    expect(run(passing, "--mutants")).toMatchObject({
      status: 2,
      text: expect.stringContaining('"--mutants" is not understood'),
    });
  });
});
