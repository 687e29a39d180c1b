import { snapshotType } from "./line.ts";
import type { GoodLog } from "./parse.ts";

/** What the logs of visits hold, shown to the player before they leave the phone. */
export type LogSummary = {
  readonly entries: number;
  /** Most frequent first. */
  readonly byType: readonly { readonly type: string; readonly count: number }[];
  /** Unix ms of the first and last entry; null when there is none. */
  readonly firstAt: number | null;
  readonly lastAt: number | null;
  /** Size of the file to be saved. */
  readonly bytes: number;
  /** Fields that are readable in the file, as `Type.field.field`; list items as `[]`, numeric keys as `*`. */
  readonly openFields: readonly string[];
  /** How many values were replaced by tokens when they were logged. */
  readonly personal: number;
  readonly secret: number;
};

const sealed = /^§(personal|secret)(:\w+)?$/;
const maxFields = 500;

/** Counts the contents of the logs of visits, oldest first; `bytes` is the size of their file. */
export function summarise(
  logs: readonly Pick<GoodLog, "snapshot" | "entries">[],
  bytes: number,
): LogSummary {
  const counts = new Map<string, number>();
  const openFields = new Set<string>();
  const sealedCounts = { personal: 0, secret: 0 };

  const visit = (path: string, value: unknown): void => {
    if (Array.isArray(value)) {
      for (const item of value) visit(`${path}[]`, item);
      return;
    }
    if (typeof value === "object" && value !== null) {
      for (const [key, item] of Object.entries(value)) {
        visit(`${path}.${/^\d+$/.test(key) ? "*" : key}`, item);
      }
      return;
    }
    const seal = typeof value === "string" ? sealed.exec(value)?.[1] : undefined;
    if (seal === "personal" || seal === "secret") sealedCounts[seal] += 1;
    else if (openFields.size < maxFields) openFields.add(path);
  };

  for (const { snapshot, entries } of logs) {
    if (snapshot !== null) visit(snapshotType, snapshot.state);
    for (const { type, data } of entries) {
      counts.set(type, (counts.get(type) ?? 0) + 1);
      if (data !== null) visit(type, data);
    }
  }
  const all = logs.flatMap(({ entries }) => entries);
  return {
    entries: all.length,
    byType: [...counts]
      .map(([type, count]) => ({ type, count }))
      .sort((a, b) => b.count - a.count || (a.type < b.type ? -1 : 1)),
    firstAt: all[0]?.at ?? null,
    lastAt: all.at(-1)?.at ?? null,
    bytes,
    openFields: [...openFields].sort(),
    ...sealedCounts,
  };
}
