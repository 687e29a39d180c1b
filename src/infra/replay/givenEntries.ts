import { callOfAsked, type Draft, type Entry } from "../../events/define.ts";
import { TimerArmed } from "../../events/runtime/events.ts";
import type { Queued, Resumed } from "../runtime/resumed.ts";
import { fieldOf } from "./difference.ts";
import type { ImportedLog } from "./import.ts";

/**
 * What a replay of a trimmed log takes from the log. Epics that were running when it begins hold things in memory that no
 * snapshot has: what they had seen, what they wait for. So they do not run, and their entries are given. All else does:
 * folds, deciders, and the epics of domains that arrive later.
 */
export type GivenEntries = {
  readonly resumed: Resumed;
  /** An epic has started since: what it makes is no longer given. */
  readonly begun: (epic: string) => void;
  /** How many entries each of those that do not run made, by its name. */
  readonly counts: () => ReadonlyMap<string, number>;
};

export function createGivenEntries(
  { baseSeq, recorded, entries, skipped, snapshot }: ImportedLog,
  isCommand: (type: string) => boolean,
): GivenEntries {
  const running = new Set<string>();
  const counts = new Map<string, number>();
  const recordedAt = (seq: number): Entry | undefined => recorded[seq - 1 - baseSeq];

  const isGiven = ({ by = "", cause }: Entry): boolean =>
    (by.startsWith("epic:") && !running.has(by)) ||
    // It waited for its domain since before.
    (by === "engine:postponed" && cause !== null && cause <= baseSeq);

  const armedBy = new Map<number, number>();
  const askedBy = new Map<number, number>();
  for (const { type, data, seq } of recorded) {
    if (type === TimerArmed.type) armedBy.set(Number(fieldOf(data, "timer")), seq);
    else if (callOfAsked(type) !== undefined) askedBy.set(Number(fieldOf(data, "call")), seq);
  }
  /** Numbers come in the order in which they were taken, which need not be that of the entries. */
  const nextOf = (taken: ReadonlyMap<number, number>) => {
    const first = Math.min(...taken.keys());
    return (number: number): number => {
      let next = Math.max(number + 1, Number.isFinite(first) ? first : 1);
      for (let seq = taken.get(next); seq !== undefined; seq = taken.get(next)) {
        const entry = recordedAt(seq);
        if (entry === undefined || !isGiven(entry)) break;
        next += 1;
      }
      return next;
    };
  };

  return {
    resumed: {
      seq: baseSeq,
      domains: snapshot?.runtime.arrived ?? [],
      given(seq): Queued | undefined {
        const entry = entries[seq - 1 - baseSeq];
        if (entry === undefined || skipped.has(seq) || !isGiven(entry)) return undefined;
        const { type, v, data, cause, by = "" } = entry;
        counts.set(by, (counts.get(by) ?? 0) + 1);
        return { draft: { kind: isCommand(type) ? "command" : "event", type, v, data }, cause, by };
      },
      causeOf(input: Draft, seq: number): number | null {
        const timer = fieldOf(input.data, "timer");
        const call = fieldOf(input.data, "call");
        const known =
          typeof timer === "number"
            ? armedBy.get(timer)
            : typeof call === "number"
              ? askedBy.get(call)
              : undefined;
        const cause = recordedAt(seq)?.cause ?? null;
        return known ?? (cause !== null && cause <= baseSeq ? cause : null);
      },
      nextTimer: nextOf(armedBy),
      nextCall: nextOf(askedBy),
    },
    begun: (epic) => running.add(`epic:${epic}`),
    counts: () => counts,
  };
}
