import * as t from "io-ts";
import { KEPT_START, keptKeys } from "../ports/keptStart.ts";
import { read } from "../ports/storage.ts";
import { decodeEntry, decodeHeader, type LogEntry, type LogHeader } from "./line.ts";
import type { LogStore } from "./store.ts";

/** Ends the name of a visit that is what its page had kept beside the store. */
const START = "-start";

/**
 * A store that takes over what earlier pages kept of their starts (src/infra/ports/keptStart.ts), each as a visit. The
 * page that left it may be alive in another tab: then it stores its whole visit itself, which replaces its start.
 */
export function withKeptStarts(store: LogStore, local: Storage | null): LogStore {
  let session = "";
  let isOwnKept = true;

  const takeOver = async (start: KeptStart) => {
    const { header, entries } = start;
    if (header !== null && entries.length > 0) {
      // Their hashes of the state were still to be made.
      const { stateHashes: _, ...rest } = header;
      await store.addEnded({ ...rest, session: start.session + START }, entries, start.session);
    }
    forget(local, start);
  };

  return {
    ...store,
    begin(header) {
      ({ session } = header);
      for (const start of keptStarts(local)) if (start.session !== session) void takeOver(start);
      return store.begin(header);
    },
    append(entries, options) {
      const outcome = store.append(entries, options);
      if (isOwnKept) {
        isOwnKept = false;
        void outcome.then(() => {
          for (const start of keptStarts(local))
            if (start.session === session) forget(local, start);
          return store.remove(session + START);
        });
      }
      return outcome;
    },
  };
}

type KeptStart = {
  readonly session: string;
  readonly keys: readonly string[];
  /** Null when it cannot be read. */
  readonly header: LogHeader | null;
  /** Up to the first one that is missing or cannot be read. */
  readonly entries: readonly LogEntry[];
};

function keptStarts(local: Storage | null): readonly KeptStart[] {
  const keys = local === null ? [] : keptKeys(local);
  const sessions = new Set(keys.map((key) => key.slice(KEPT_START.length, key.lastIndexOf("."))));
  return [...sessions].map((session) => {
    const valueOf = (seq: number) => read(local, `${KEPT_START}${session}.${seq}`, t.unknown);
    const entries: LogEntry[] = [];
    for (;;) {
      const entry = decodeEntry(valueOf(entries.length + 1));
      if (entry?.seq !== entries.length + 1) break;
      entries.push(entry);
    }
    const own = keys.filter((key) => key.startsWith(`${KEPT_START}${session}.`));
    return { session, keys: own, header: decodeHeader(valueOf(0)), entries };
  });
}

function forget(local: Storage | null, { keys }: KeptStart): void {
  for (const key of keys) local?.removeItem(key);
}
