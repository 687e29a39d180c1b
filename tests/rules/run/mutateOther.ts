import { expect, it } from "vitest";
import { judge } from "./judge.ts";

// `npm run rules -- --mutate`, in two processes.
it("judges the mutants of the other rules", { timeout: 600_000 }, async () => {
  expect(await judge(1)).toBeGreaterThan(0);
});
