import type { Progress } from "./progress.ts";

/** The cost of a step: wall time, and processor time of all its processes if the machine reports it. */
export type StepCost = {
  readonly group: string;
  readonly wallMs: number;
  readonly cpuMs: number | null;
  readonly progress: readonly Progress[];
};

const dearest = 10;

/**
 * Processor time of a step: that of its waited-for processes or the time reported by its tests, whichever is
 * more. A browser is killed and never waited for, so only the tests know its time. For tools, and for a
 * runner whose tests share its processes, the system knows more. Null if unknown.
 */
export function cpuOfStep(waitedMs: number | null, progress: readonly Progress[]): number | null {
  if (waitedMs === null) return null;
  const received = progress.reduce((sum, one) => sum + ("costOf" in one ? (one.cpuMs ?? 0) : 0), 0);
  return Math.max(waitedMs, received);
}

/** Where the time of a run went: a line for each stage and their sum, then the ten slowest test files. */
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
    .flatMap((received) => ("costOf" in received ? [{ ...received, name: received.costOf }] : []))
    .sort((a, b) => b.wallMs - a.wallMs)
    .slice(0, dearest);
  const rows = [...stages, summed("all", costs), ...files];
  return [`${"".padEnd(52)}wall s   CPU s`, ...rows.map(row)].join("\n");
}

function summed(name: string, costs: readonly StepCost[]) {
  const sum = (of: (cost: StepCost) => number): number =>
    costs.reduce((all, cost) => all + of(cost), 0);
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
