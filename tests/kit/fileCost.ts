import { afterAll } from "vitest";

// Runs before each file of tests: its own processor time is told with it, which many files in one process would mix up.
const before = process.cpuUsage();

afterAll(({}, { file }) => {
  const { user, system } = process.cpuUsage(before);
  Object.assign(file.meta, { cpuMs: (user + system) / 1000 });
});
