import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** Duration of the work below on the idle machine for which the limits were set. */
const referenceMs = 120;
/** With a higher factor, a limit would no longer end a stuck test in reasonable time. */
const mostShared = 4;

/**
 * How many times slower this machine is than that one, including its other load: at least 1. Test limits are
 * multiplied by it. They only end stuck tests, so a rough value is good enough.
 */
export function measureSlowness(): number {
  // A process that has just started gets more than its share, so a measurement would miss the load of others.
  const shared = (loadavg()[0] ?? 0) / availableParallelism();
  return ownSlowness() * Math.min(mostShared, Math.max(1, shared));
}

function ownSlowness(): number {
  const tries = Array.from({ length: 5 }, () => {
    const startedAt = performance.now();
    work();
    return performance.now() - startedAt;
  });
  const median = tries.sort((a, b) => a - b)[2] ?? referenceMs;
  return Math.max(1, median / referenceMs);
}

/** A sample of the work of tests: objects, text, sorting, hashing. */
function work(): void {
  const rows = Array.from({ length: 40_000 }, (_, index) => ({
    id: `${index}`,
    odds: (index * 7919) % 1009,
  }));
  rows.sort((a, b) => a.odds - b.odds);
  const text = JSON.stringify(JSON.parse(JSON.stringify(rows)));
  for (let round = 0; round < 8; round += 1) createHash("sha256").update(text).digest();
}

/**
 * Processor time, in milliseconds, of all ended child processes and their descendants; null if the system
 * does not report it.
 */
export function childrenCpuMs(): number | null {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // Fields 16 and 17 of proc(5), in hundredths of a second: user and system time of waited-for children.
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return null;
  }
}
