import { appOf } from "./app.ts";
import { definitions, type Entry } from "../../src/events/define.ts";
import { plainState } from "../../src/events/plainState.ts";
import { ExpectedError } from "../expected.ts";
import { isSameJson } from "../../src/infra/replay/difference.ts";
import { createFoldReplay } from "../../src/infra/replay/fold.ts";
import type { ImportedLog } from "../../src/infra/replay/import.ts";
import { firstSeqAt, seqAt } from "./moment.ts";
import type { Moment } from "./when.ts";
import { partOf } from "./state.ts";

/** Which entries to list; null for all. */
export type Filter = {
  readonly from: Moment | null;
  readonly to: Moment | null;
  /** Name of an entry; `*` stands for anything: `*Asked`. */
  readonly type: string | null;
  /** Who made it: `epic:coupon/*`, `decider:PlaceCoupon`, `input`. */
  readonly by: string | null;
  /** The seq of the entry that led to it directly. */
  readonly cause: number | null;
  /** Path of a part of the state that it changed. */
  readonly changes: string | null;
};

/** The entries that pass the filter, in log order. */
export function listed(log: ImportedLog, filter: Filter): readonly Entry[] {
  const { recorded, baseSeq } = log;
  const from = filter.from === null ? baseSeq + 1 : firstSeqAt(log, filter.from);
  const to = filter.to === null ? baseSeq + recorded.length : seqAt(log, filter.to);
  const isType = matcherOf(filter.type);
  const isMaker = matcherOf(filter.by);
  const entries = recorded.filter(
    ({ seq, type, by, cause }) =>
      seq >= from &&
      seq <= to &&
      isType(type) &&
      isMaker(by ?? "input") &&
      (filter.cause === null || cause === filter.cause),
  );
  return filter.changes === null ? entries : changing(log, entries, filter.changes);
}

/** A mistyped name would look like something that did not happen. */
export function refuseUnknownType({ type }: Filter, logs: readonly ImportedLog[]): void {
  if (type === null || type.includes("*")) return;
  const isType = matcherOf(type);
  const names = [
    ...definitions.keys(),
    ...logs.flatMap((log) => log.recorded.map((entry) => entry.type)),
  ];
  if (!names.some(isType))
    throw new ExpectedError(
      `--type: there is no event or command ${JSON.stringify(type)}; * stands for anything: *Asked`,
    );
}

/** The filter with its times counted from another start, so much earlier than that of the log. */
export const filterFrom = (filter: Filter, earlierMs: number): Filter => ({
  ...filter,
  from: earlier(filter.from, earlierMs),
  to: earlier(filter.to, earlierMs),
});

const earlier = (moment: Moment | null, ms: number): Moment | null =>
  moment !== null && "sinceStartMs" in moment ? { sinceStartMs: moment.sinceStartMs - ms } : moment;

/** Whether a text is like a pattern, in which `*` stands for anything. */
export function matcherOf(pattern: string | null): (text: string) => boolean {
  if (pattern === null) return () => true;
  const parts = pattern.split("*").map((part) => part.replaceAll(/[\\^$.|?+()[\]{}]/g, "\\$&"));
  const whole = new RegExp(`^${parts.join(".*")}$`, "i");
  return (text) => whole.test(text);
}

/** Those after which the part of the state at `path` is another one. */
function changing(log: ImportedLog, entries: readonly Entry[], path: string): readonly Entry[] {
  const replay = createFoldReplay(log, appOf(log).root);
  const hasTables = path === "sports" || path.startsWith("sports.tables");
  const viewAfter = (seq: number): unknown =>
    hasTables ? plainState(replay.stateAt(seq)) : replay.stateAt(seq);
  // A mistyped path is reported; a part that was not there all the time is no mistake.
  partOf(viewAfter(replay.lastSeq), path);
  const valueAfter = (seq: number): unknown => {
    try {
      return partOf(viewAfter(seq), path);
    } catch {
      return undefined;
    }
  };
  let known = { seq: -1, value: undefined as unknown };
  return entries.filter(({ seq }) => {
    const before = known.seq === seq - 1 ? known.value : valueAfter(seq - 1);
    known = { seq, value: valueAfter(seq) };
    return !isSameJson(before, known.value);
  });
}
