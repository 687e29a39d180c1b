import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { node, root } from "./workshop.ts";

const run = (...args: readonly string[]) => {
  const call = [join(root, "tools/run.mjs"), join(root, "tools/rules.ts"), ...args];
  const { status, stdout, stderr } = node(call, { cwd: root });
  return { status, text: stdout + stderr };
};

// What the table shows is tested in tests/rules; this is the command line.
describe("npm run rules", () => {
  it("names its faults and options", () => {
    const fault = run("--fault", "sun");
    expect(fault).toMatchObject({ status: 2, text: expect.stringContaining('no fault "sun"') });
    expect(fault.text).toContain("there are wake, pause, throttle");
    expect(run("--only", "COUPON")).toMatchObject({
      status: 2,
      text: expect.stringContaining('no rule "COUPON"; did you mean COUPON-'),
    });
  });

  it("prints its help and runs nothing", () => {
    const { status, text } = run("--help");
    expect(status).toBe(0);
    for (const word of ["--mutate", "--fault", "--only", "--changed"]) expect(text).toContain(word);
  });

  it("shows the edges of a single rule", () => {
    const { status, text } = run("--only", "APP-VERSION");
    expect(text).toContain("APP-VERSION ");
    expect(text).not.toContain("IDLE ");
    expect(status).toBe(0);
  });

  it("refuses unknown arguments", () => {
    expect(run("--mutants")).toMatchObject({
      status: 2,
      text: expect.stringContaining('"--mutants" is not a valid call'),
    });
  });
});
