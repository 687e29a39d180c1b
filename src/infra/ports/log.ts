import type { Draft, Entry } from "../../events/define.ts";
import {
  LogHealed,
  LogSaved,
  LogSaveFailed,
  LogSaveRequested,
  LogTroubled,
} from "../../events/report/events.ts";
import type { State } from "../../events/index.ts";
import { snapshotOf, type StateSnapshot } from "../../events/snapshot.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { LogEntry, LogHeader } from "../log/line.ts";
import type { StateHasher } from "../log/stateHashes.ts";
import type { LogStore } from "../log/store.ts";
import type { LogSummary } from "../log/summary.ts";
import type { HoleCode } from "../log/trouble.ts";

/** Loaded after the first paint: the stored log. */
export type LogModule = {
  readonly open: (ask: {
    readonly onTrouble: (code: string) => void;
    readonly needSnapshot: () => void;
    readonly reveal: LogPortOptions["reveal"];
  }) => LogStore;
  readonly createStateHasher: (initial: State) => StateHasher;
};

/** A visit that is stored on this device; instants in Unix ms, `bytes` of its lines. */
export type StoredVisit = {
  readonly session: string;
  readonly startedAt: number;
  readonly touchedAt: number;
  readonly bytes: number;
  readonly isCurrent: boolean;
  /** How often each happened in it. */
  readonly signIns: number;
  readonly signOuts: number;
  readonly bets: number;
  readonly marks: number;
};

type Visits = Pick<LogStore, "sessions" | "read">;

/** Loaded when the player asks for the log: its file format. `chosen`: these visits, null: all of the last day. */
export type LogExport = {
  readonly visits: (store: Visits) => Promise<readonly StoredVisit[]>;
  readonly summary: (store: Visits, chosen: readonly string[] | null) => Promise<LogSummary>;
  readonly pack: (
    store: Visits,
    chosen: readonly string[] | null,
    savedAt: number,
  ) => Promise<{
    readonly name: string;
    readonly bytes: Uint8Array<ArrayBuffer>;
    readonly lines: number;
  }>;
};

export type LogPortOptions = {
  readonly header: LogHeader;
  readonly load: () => Promise<LogModule>;
  readonly loadExport: () => Promise<LogExport>;
  readonly report: (draft: Draft) => void;
  readonly initial: State;
  /** Hands over the entries that wait for a paint. */
  readonly settle: () => void;
  /** The current state and the entry that made it, for a log that has to drop its oldest part. */
  readonly snapshot: () => { readonly seq: number; readonly state: unknown };
  /** The value behind a token: a log belongs to one player, so players must be told apart. */
  readonly reveal: (token: Sealed) => unknown;
  /** Keeps an entry on the device while it waits for the store. */
  readonly keep: (entry: LogEntry) => void;
  /** Monotonic, ms. */
  readonly elapsedMs: () => number;
  /** What was tapped meanwhile goes first. */
  readonly pause: () => Promise<void>;
  /** Offers the player a file to save. */
  readonly offer: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
};

/** A tap waits no longer for the entries from before the log was open. */
const PIECE_MS = 5;

/** A bet that was sent or answered must survive a crash of the phone. */
const STRICT = new Set([
  "PlaceCouponAsked",
  "PlaceSinglesAsked",
  "CouponPlaced",
  "CouponRejected",
  "PlacementUnknown",
]);

/** After these, entries are lost for good. */
const HOLES: ReadonlySet<string> = new Set<HoleCode>([
  "wiped",
  "full",
  "gap",
  "unserialisable",
  "removed",
]);

/** Logs every entry, and provides the log when the player asks for it. Nothing here can stop the visit. */
export class LogPort {
  readonly #options: LogPortOptions;
  #waiting: { entry: Entry; state: StateSnapshot }[] = [];
  #append: ((entry: Entry, state: State | StateSnapshot) => void) | null = null;
  #store: LogStore | null = null;
  #opening: Promise<LogStore> | null = null;
  #isTroubleReported = false;
  #isPartLost = false;

  constructor(options: LogPortOptions) {
    this.#options = options;
    this.#open().catch(() => {});
  }

  readonly onEntry = (entry: Entry, state: State | StateSnapshot): void => {
    if (this.#append === null) {
      this.#waiting.push({ entry, state: snapshotOf(state) });
      this.#options.keep(entry);
    } else this.#append(entry, state);
    if (LogSaveRequested.is(entry))
      void this.#save(entry.data.visits ?? null, entry.at).catch(() =>
        this.#options.report(LogSaveFailed({})),
      );
  };

  /** The page may be about to end: writes everything pending now. */
  readonly flush = (): void => {
    this.#options.settle();
    void this.#store?.flush();
  };

  readonly visits = () => this.#export(({ visits }, store) => visits(store));

  readonly summary = (chosen: readonly string[] | null) =>
    this.#export(({ summary }, store) => summary(store, chosen));

  async #export<T>(run: (file: LogExport, store: LogStore) => Promise<T>): Promise<T> {
    const store = await this.#flushed();
    return run(await this.#options.loadExport(), store);
  }

  async #flushed(): Promise<LogStore> {
    const store = await this.#open();
    this.#options.settle();
    await store.flush();
    return store;
  }

  /**
   * Opens the stored log. If its code fails to load, entries wait in memory, and the next use of the log
   * tries again.
   */
  #open(): Promise<LogStore> {
    this.#opening ??= this.#begin().catch((error: unknown) => {
      this.#opening = null;
      this.#trouble("notLoaded");
      throw error;
    });
    return this.#opening;
  }

  async #begin(): Promise<LogStore> {
    const { open, createStateHasher } = await this.#options.load();
    this.#healed();
    const store = open({
      onTrouble: (code) => this.#trouble(code),
      reveal: this.#options.reveal,
      needSnapshot: () => {
        this.#options.settle();
        const { seq, state } = this.#options.snapshot();
        void store.snapshot(seq, state);
      },
    });
    const hasher = createStateHasher(this.#options.initial);
    const withHashes = (entry: Entry, state: State | StateSnapshot): LogEntry => {
      const hashes = hasher.next(state);
      return hashes === undefined ? entry : { ...entry, state: hashes };
    };
    // The first page is on screen and may be tapped: no piece of what follows takes long.
    const { elapsedMs, pause } = this.#options;
    const entries: LogEntry[] = [];
    let endsAt = elapsedMs();
    for (const { entry, state } of this.#waiting) {
      if (elapsedMs() >= endsAt) {
        await pause();
        endsAt = elapsedMs() + PIECE_MS;
      }
      // Entries that came in a pause are at the end of the same list.
      entries.push(withHashes(entry, state));
    }
    void store.begin(this.#options.header);
    // The database may still be opening when the page is left: until it has the start, all is kept beside it.
    let hasStart = false;
    void store.append(entries, { strict: true }).then(() => {
      hasStart = true;
    });
    this.#waiting = [];
    this.#append = (entry, state) => {
      if (!hasStart) this.#options.keep(entry);
      void store.append([withHashes(entry, state)], { strict: STRICT.has(entry.type) });
    };
    this.#store = store;
    return store;
  }

  /** The log of this visit, each line with its checksum. */
  async lines(): Promise<readonly string[]> {
    const store = await this.#flushed();
    return (await store.read(this.#options.header.session)) ?? [];
  }

  async #save(chosen: readonly string[] | null, at: number): Promise<void> {
    const { name, bytes, lines } = await this.#export(({ pack }, store) => pack(store, chosen, at));
    this.#options.offer(name, bytes);
    this.#options.report(LogSaved({ lines, bytes: bytes.length }));
  }

  /** Reported once until it is over: a full disk would otherwise fill the log with its own reports. */
  #trouble(code: string): void {
    if (code === "healed") return this.#healed();
    if (code === "dropped" || code === "trimmed") return;
    this.#isPartLost ||= HOLES.has(code);
    if (this.#isTroubleReported) return;
    this.#isTroubleReported = true;
    this.#options.report(LogTroubled({ code }));
  }

  #healed(): void {
    if (!this.#isTroubleReported || this.#isPartLost) return;
    this.#isTroubleReported = false;
    this.#options.report(LogHealed({}));
  }
}
