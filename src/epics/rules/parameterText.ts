import type { Parameter } from "./rule.ts";

const units = [
  ["d", 86_400_000],
  ["h", 3_600_000],
  ["min", 60_000],
  ["s", 1_000],
] as const;

/**
 * A parameter value as people write it: 30000 ms is "30 s", 1500 ms "1.5 s", 100 ms stays. Infinity is "no
 * limit".
 */
export function parameterText(value: number, unit: Parameter["unit"]): string {
  if (!Number.isFinite(value)) return "no limit";
  if (unit === "count") return String(value);
  const [name, size] = units.find(([, ms]) => value >= ms && value % (ms / 10) === 0) ?? ["ms", 1];
  return `${value / size} ${name}`;
}
