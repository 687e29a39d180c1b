import { expect, it } from "vitest";
import { foundFiles } from "../../../tools/rules/found.ts";
import { collectTests } from "../collect.ts";
import { outcomesOf, redCells } from "../outcomes.ts";
import { leave } from "./leave.ts";

// `npm run rules -- --fault NAME`.
it("reports what a fault turns red", { timeout: 600_000 }, async () => {
  const tests = await collectTests();
  const { faults } = await import("../../kit/faults.ts");
  const name = process.env.TOUCHLINE_FAULT ?? "";
  const fault = Object.entries(faults).find(([known]) => known === name);
  if (fault === undefined) throw new Error(`there is no fault "${name}"`);
  expect(tests).not.toEqual([]);
  const before = redCells(await outcomesOf(tests));
  const undo = fault[1]();
  const outcomes = await outcomesOf(tests);
  undo();
  const red = redCells(outcomes).filter((cell) => !before.includes(cell));
  await leave(foundFiles[0], { verdicts: [], failing: [], fault: { outcomes, red } });
});
