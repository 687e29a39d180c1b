import { cpus } from "node:os";
import type { LogSize } from "./logSize.ts";
import type { Row } from "./rounds.ts";
import type { SeekTimes } from "./seek.ts";
import type { IdKind } from "./world.ts";

export type KindReport = {
  readonly kind: IdKind;
  readonly limit: Row;
  readonly shardedRedux: Row;
  readonly rows: readonly { readonly row: Row; readonly seek: SeekTimes }[];
  readonly logs: readonly { readonly name: string; readonly size: LogSize }[];
};

const whole = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat("en-US", { maximumSignificantDigits: 2 });

const head = [
  "contender",
  "events",
  "replay ev/s",
  "live ev/s",
  "of limit, replay",
  "of limit, live",
  "x sharded RTK, live",
  "seek median ms",
  "worst place",
  "slowest one",
];

export function machineLine(now: Date): string {
  const processors = cpus();
  const model = processors[0]?.model.trim() ?? "unknown processor";
  return `${model}, ${processors.length} cores; Node ${process.versions.node}; ${now.toISOString().slice(0, 10)}`;
}

export function reportOf({ kind, rows, limit, shardedRedux, logs }: KindReport): string {
  const cells = rows.map(({ row, seek }) => {
    const sign = seek.isReckoned ? "~" : "";
    return [
      row.contender.name,
      whole.format(row.events),
      whole.format(row.replayRate),
      whole.format(row.liveRate),
      precise.format(row.replayRate / limit.replayRate),
      precise.format(row.liveRate / limit.liveRate),
      precise.format(row.liveRate / shardedRedux.liveRate),
      sign + precise.format(seek.medianMs),
      sign + precise.format(seek.worstMs),
      sign + precise.format(seek.slowestMs),
    ];
  });
  const lines = logs.map(
    ({ name, size }) =>
      `log of ${name}: ${whole.format(size.file)} bytes an odds change as a file` +
      (size.memory === null ? "" : `, ${whole.format(size.memory)} in memory`),
  );
  return [`${kind} ids`, aligned([head, ...cells]), ...lines].join("\n");
}

/** Columns of one width, the first to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) =>
      at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
    );
  return rows.map((row) => line(row).join("  ")).join("\n");
}
