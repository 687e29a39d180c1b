import { expect, it } from "vitest";
import { foundFiles } from "../../../tools/rules/found.ts";
import { collectTests } from "../collect.ts";
import { outcomesOf } from "../outcomes.ts";
import { leave } from "./leave.ts";

// `npm run rules`.
it("reports which edges are shown", { timeout: 600_000 }, async () => {
  const tests = await collectTests();
  expect(tests).not.toEqual([]);
  const outcomes = await outcomesOf(tests);
  await leave(foundFiles[0], { verdicts: [], failing: [], fault: { outcomes, red: [] } });
});
