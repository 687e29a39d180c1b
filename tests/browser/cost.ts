import { readdirSync, readFileSync } from "node:fs";

/**
 * Processor time of one process, in hundredths of a second: its own, and that of its children that have
 * ended.
 */
type Process = { readonly pid: number; readonly parent: number; readonly ticks: number };

let received = 0;

/**
 * Processor time since the last call, in milliseconds, or since the process started: starting, opening the
 * browser and closing the last page are included with the next test. Null where the system has no /proc.
 */
export function spentSinceReport(): number | null {
  const all = processorMs();
  if (all === null) return null;
  // The time of a killed browser is missing from the sum.
  const spent = Math.max(0, all - received);
  received = all;
  return spent;
}

/**
 * Processor time, in milliseconds, of this process and all its descendants, including the browser and its
 * pages; null where the system has no /proc.
 */
function processorMs(): number | null {
  const processes = readProcesses();
  if (processes === null) return null;
  const parents = new Map(processes.map(({ pid, parent }) => [pid, parent]));
  const isOurs = (pid: number): boolean => {
    if (pid === process.pid) return true;
    const parent = parents.get(pid);
    return parent !== undefined && isOurs(parent);
  };
  const ours = processes.filter(({ pid }) => isOurs(pid));
  return ours.reduce((all, { ticks }) => all + ticks * 10, 0);
}

function readProcesses(): readonly Process[] | null {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => readProcess(Number(name)));
  } catch {
    return null;
  }
}

/** Nothing for a process that has ended in the meantime. */
function readProcess(pid: number): readonly Process[] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    // Fields 4 and 14 to 17 of proc(5); the first two are before the closing bracket of the name.
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    return [{ pid, parent: Number(fields[1]), ticks }];
  } catch {
    return [];
  }
}
