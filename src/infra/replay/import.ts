import type { AnyDefinition, Entry } from "../../events/define.ts";
import { decode } from "../../codec/codec.ts";
import type { LogEntry, LogHeader } from "../log/line.ts";
import { isSkimmed, wholeOf } from "../log/skim.ts";
import type { GoodLog } from "../log/parse.ts";
import type { StateHashes } from "../log/stateHashes.ts";
import { mayBeRaised, upcast } from "../../events/upcasters/index.ts";
import { firstDomainsOfOldLogs } from "../../events/upcasters/namesOfVersion01.ts";
import type { StateSnapshot } from "../../events/snapshot.ts";
import { snapshotOfPlain } from "./snapshot.ts";

/** Entries of a type or version that this build does not define; replay keeps but skips them. */
export type UnknownEntries = {
  readonly type: string;
  readonly v: number;
  readonly count: number;
  readonly firstSeq: number;
};

/** Data that its codec rejects; `seq` 0 is the snapshot at the start of a trimmed log. */
export type DamagedEntry = { readonly seq: number; readonly type: string; readonly reason: string };

/** A log ready for replay: each entry was decoded, or is in `skipped`. */
export type ImportedLog = {
  readonly header: LogHeader;
  /** Names of the domains in the first load of the page that wrote the log. */
  readonly firstDomains: readonly string[];
  /** Where a trimmed log starts; null when it starts with entry 1. */
  readonly snapshot: StateSnapshot | null;
  /** The seq before the first entry: 0, or that of the snapshot. */
  readonly baseSeq: number;
  /** As this build would have written them; exact replay has to reproduce these. */
  readonly recorded: readonly Entry[];
  /** The same entries with their data decoded. */
  readonly entries: readonly Entry[];
  /** What entries changed in the state, by their seq; null in a log that does not say it. */
  readonly stateHashes: ReadonlyMap<number, StateHashes> | null;
  readonly skipped: ReadonlySet<number>;
  readonly unknown: readonly UnknownEntries[];
  readonly damaged: readonly DamagedEntry[];
  readonly brokenSums: GoodLog["brokenSums"];
};

/**
 * Reads every entry as this build writes it and decodes it; what fails is reported and skipped. Entries of a log that was
 * skimmed stay as they are if they are of today's definitions: neither their data nor their hashes are looked at.
 */
export function importLog(
  reading: GoodLog,
  definitions: ReadonlyMap<string, AnyDefinition>,
): ImportedLog {
  const unknown = new Map<string, UnknownEntries>();
  const damaged: DamagedEntry[] = [];
  const skipped = new Set<number>();

  const imported = (entry: Entry): Entry => {
    const { seq, at, type, v, cause, by } = entry;
    if (skipped.has(seq)) return entry;
    const definition = definitions.get(type);
    if (isSkimmed(entry) && (definition?.version === v || mayBeRaised(entry))) return entry;
    if (definition === undefined || definition.version !== v) {
      const key = `${type} ${v}`;
      const tally = unknown.get(key) ?? { type, v, count: 0, firstSeq: seq };
      unknown.set(key, { ...tally, count: tally.count + 1 });
      skipped.add(seq);
      return entry;
    }
    const decoded = decode(definition.codec, entry.data);
    if (decoded.tag === "ok") {
      const data: unknown = decoded.value;
      return by === undefined
        ? { seq, at, type, v, data, cause }
        : { seq, at, type, v, data, cause, by };
    }
    damaged.push({ seq, type, reason: decoded.reason });
    skipped.add(seq);
    return entry;
  };

  const stateHashes = new Map<number, StateHashes>();
  const withoutHashes = (line: LogEntry): Entry => {
    if (isSkimmed(line) || line.state === undefined) return line;
    const { seq, at, type, v, data, cause, by, state } = line;
    stateHashes.set(seq, state);
    return by === undefined
      ? { seq, at, type, v, data, cause }
      : { seq, at, type, v, data, cause, by };
  };
  const raised = (entry: Entry): Entry => {
    try {
      if (!isSkimmed(entry)) return upcast(entry);
      return entry.isKept && mayBeRaised(entry) ? upcast(wholeOf(entry)) : entry;
    } catch (error) {
      damaged.push({ seq: entry.seq, type: entry.type, reason: String(error) });
      skipped.add(entry.seq);
      return entry;
    }
  };
  const recorded = reading.entries.map((entry) => raised(withoutHashes(entry)));
  const firstDomains = reading.header.domains ?? firstDomainsOfOldLogs;
  // In early builds the state listed only the domains that arrived after the first load.
  const withFirstDomains = (snapshot: StateSnapshot): StateSnapshot => {
    const arrived = new Set([...firstDomains, ...snapshot.runtime.arrived]);
    return { ...snapshot, runtime: { ...snapshot.runtime, arrived: [...arrived] } };
  };
  const start = startOf(reading.snapshot?.state);
  if (start.tag === "bad") damaged.push({ seq: 0, type: "Snapshot", reason: start.reason });
  return {
    header: reading.header,
    firstDomains,
    snapshot:
      start.tag === "ok" && start.snapshot !== null ? withFirstDomains(start.snapshot) : null,
    baseSeq: reading.snapshot?.seq ?? 0,
    recorded,
    entries: recorded.map(imported),
    stateHashes: reading.header.stateHashes === true ? stateHashes : null,
    skipped,
    unknown: [...unknown.values()],
    damaged,
    brokenSums: reading.brokenSums,
  };
}

const startOf = (state: unknown) =>
  state === undefined ? ({ tag: "ok", snapshot: null } as const) : snapshotOfPlain(state);
