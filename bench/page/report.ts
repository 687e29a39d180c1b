import type { Load } from "./loads.ts";
import type { TapRun, Tapped } from "./taps.ts";
import type { Weather } from "./weather.ts";

const nameWidth = 31;
const line = (name: string, of: string, cells: readonly (string | number)[]): string =>
  name.padEnd(nameWidth) +
  of.padEnd(14) +
  cells.map((cell) => (typeof cell === "number" ? cell.toFixed(0) : cell).padStart(9)).join("");

export const loadTable = (): string =>
  line("", "page", ["FCP", "LCP", "TBT", "shift", "KB", "heap MB"]);

export const loadRow = (name: string, page: string, load: Load): string => {
  const { fcp, lcp, tbt, shift, bytes, heap } = load;
  const heapMb = (heap / 1e6).toFixed(1);
  return line(name, page, [fcp, lcp, tbt, shift.toFixed(3), bytes / 1024, heapMb]);
};

export const tapTable = (): string =>
  line("", "tap", ["p50", "p75", "p98", "most", "waited", "handlers", "frames", "worst"]) +
  ["styles", "layouts", "script", "style", "layout", "shift"]
    .map((head) => head.padStart(9))
    .join("");

/** The whole run, then each kind of tap. */
export function tapRows(name: string, runs: readonly TapRun[]): string {
  const taps = runs.flatMap((run) => run.taps);
  const frames = runs.flatMap((run) => run.frames);
  const mean = (of: (run: TapRun) => number) =>
    runs.reduce((sum, run) => sum + of(run), 0) / runs.length;
  const kinds = [...new Set(taps.map(({ kind }) => kind))];
  const cells = (some: readonly Tapped[]) => [
    ...[0.5, 0.75, 0.98, 1].map((part) =>
      at(
        some.map(({ ms }) => ms),
        part,
      ),
    ),
    at(
      some.map(({ waited }) => waited),
      0.75,
    ),
    at(
      some.map(({ worked }) => worked),
      0.75,
    ),
  ];
  return [
    line(name, "all", [
      ...cells(taps),
      frames.length,
      Math.max(0, ...frames),
      mean(({ styles }) => styles).toFixed(1),
      mean(({ layouts }) => layouts).toFixed(1),
      mean(({ script }) => script).toFixed(1),
      mean(({ styleMs }) => styleMs).toFixed(1),
      mean(({ layoutMs }) => layoutMs).toFixed(1),
      mean(({ shift }) => shift).toFixed(3),
    ]),
    ...kinds.map((kind) => line("", kind, cells(taps.filter((tap) => tap.kind === kind)))),
    ...moved(runs),
  ].join("\n");
}

/** What shifted, most often first; nothing where nothing did. */
function moved(runs: readonly TapRun[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const move of runs.flatMap(({ moves }) => moves))
    counts.set(move, (counts.get(move) ?? 0) + 1);
  return [...counts]
    .sort(([, one], [, two]) => two - one)
    .slice(0, 6)
    .map(([move, times]) => `  shifted (tag, x, y, height in px): ${move}, ${times} times`);
}

export const stormTable = (): string =>
  line("", "", ["heap MB", "MB/hour", "listeners", "nodes", "frames", "worst"]);

export const stormRow = (name: string, weather: Weather): string => {
  const { heap, slope, listeners, nodes, frames } = weather;
  const worst = Math.max(0, ...frames);
  return line(name, "", [
    heap.toFixed(1),
    slope.toFixed(1),
    listeners,
    nodes,
    frames.length,
    worst,
  ]);
};

/** The value below which this part of all values lies. */
function at(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, two) => one - two);
  return sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * part) - 1)] ?? 0;
}
