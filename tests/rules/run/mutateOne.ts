import { expect, it } from "vitest";
import { judge } from "./judge.ts";

// `npm run rules -- --mutate`, in two processes.
it("judges the mutants of every second rule", { timeout: 600_000 }, async () => {
  expect(await judge(0)).toBeGreaterThan(0);
});
