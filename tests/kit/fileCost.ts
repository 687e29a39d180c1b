import { afterAll } from "vitest";

// Runs before each test file and reports its own processor time, which cannot be separated when many files
// share a process.
const before = process.cpuUsage();

afterAll(({}, { file }) => {
  const { user, system } = process.cpuUsage(before);
  Object.assign(file.meta, { cpuMs: (user + system) / 1000 });
});
