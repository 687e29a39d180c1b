import type { Progress } from "./progress.ts";

/** What a step cost: wall time, and processor time of all its processes where the system provides it. */
export type StepCost = {
  readonly group: string;
  readonly wallMs: number;
  readonly cpuMs: number | null;
  readonly progress: readonly Progress[];
};

const mostExpensive = 10;

/**
 * Processor time of a step: that of its child processes, or what its tests reported if that is more. A
 * browser is killed rather than waited for, so only the tests know its time; for tools, and for a runner
 * whose tests share its processes, the system knows more. Null if unknown.
 */
export function cpuOfStep(waitedMs: number | null, progress: readonly Progress[]): number | null {
  if (waitedMs === null) return null;
  const reportedMs = progress.reduce(
    (sum, item) => sum + ("costOf" in item ? (item.cpuMs ?? 0) : 0),
    0,
  );
  return Math.max(waitedMs, reportedMs);
}

/**
 * Where the time of a run went: a line for each stage and the total, then the ten most expensive test files.
 */
export function costTable(costs: readonly StepCost[]): string {
  const groups = [...new Set(costs.map(({ group }) => group))];
  const stages = groups.map((group) =>
    summed(
      group,
      costs.filter((cost) => cost.group === group),
    ),
  );
  const files = costs
    .flatMap(({ progress }) => progress)
    .flatMap((item) => ("costOf" in item ? [{ ...item, name: item.costOf }] : []))
    .sort((a, b) => b.wallMs - a.wallMs)
    .slice(0, mostExpensive);
  const rows = [...stages, summed("all", costs), ...files];
  return [`${"".padEnd(52)}wall s   CPU s`, ...rows.map(row)].join("\n");
}

function summed(name: string, costs: readonly StepCost[]) {
  const sum = (msOf: (cost: StepCost) => number): number =>
    costs.reduce((total, cost) => total + msOf(cost), 0);
  const isKnown = costs.every(({ cpuMs }) => cpuMs !== null);
  return {
    name,
    wallMs: sum(({ wallMs }) => wallMs),
    cpuMs: isKnown ? sum(({ cpuMs }) => cpuMs ?? 0) : null,
  };
}

function row({
  name,
  wallMs,
  cpuMs,
}: {
  readonly name: string;
  readonly wallMs: number;
  readonly cpuMs: number | null;
}) {
  const cpu = cpuMs === null ? "unknown" : (cpuMs / 1000).toFixed(1);
  return `${name.padEnd(50)}${(wallMs / 1000).toFixed(1).padStart(8)}${cpu.padStart(8)}`;
}
