import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";

/** What the work below takes on the machine for which the limits were set, with nothing else to do. */
const referenceMs = 120;
/** Beyond it a limit would no longer end what is stuck while anybody waits. */
const mostShared = 4;

/**
 * How many times slower than that machine this one is, with what others do on it: at least 1. Limits of tests are
 * multiplied with it. They end what is stuck, so being half wrong does no harm.
 */
export function measureSlowness(): number {
  // A system gives a process that has just begun more than its share, so the load of others is not in what it measures.
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

/** Some of what tests do: objects, text, sorting, hashing. */
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
 * Processor time, in milliseconds, of all processes that were started from here and have ended, theirs included; null
 * where the system does not tell.
 */
export function childrenCpuMs(): number | null {
  try {
    const fields = readFileSync("/proc/self/stat", "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // Fields 16 and 17 of proc(5), in hundredths of a second: user and system time of children that were waited for.
    return (Number(fields[13]) + Number(fields[14])) * 10;
  } catch {
    return null;
  }
}
