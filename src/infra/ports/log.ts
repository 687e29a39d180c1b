import type { Draft, Entry } from "../../events/define.ts";
import {
  LogHealed,
  LogSaved,
  LogSaveFailed,
  LogSaveRequested,
  LogTroubled,
} from "../../events/report/events.ts";
import type { Sealed } from "../../codec/codec.ts";
import type { LogHeader } from "../log/line.ts";
import type { LogStore } from "../log/store.ts";
import type { LogSummary } from "../log/summary.ts";
import type { HoleCode } from "../log/trouble.ts";

/** What is loaded after the first paint: the log at rest. */
export type LogModule = {
  readonly open: (ask: {
    readonly onTrouble: (code: string) => void;
    readonly needSnapshot: () => void;
    readonly reveal: LogPortOptions["reveal"];
  }) => LogStore;
};

/** What is loaded when the player asks for the log: its file format. */
export type LogExport = {
  readonly pack: (lines: readonly string[]) => Promise<Uint8Array<ArrayBuffer>>;
  readonly summary: (lines: readonly string[]) => Promise<LogSummary>;
};

export type LogPortOptions = {
  readonly header: LogHeader;
  readonly load: () => Promise<LogModule>;
  readonly loadExport: () => Promise<LogExport>;
  readonly report: (draft: Draft) => void;
  /** The state now and the last entry that made it, for a log that has to drop its oldest part. */
  readonly snapshot: () => { readonly seq: number; readonly state: unknown };
  /** The value behind a stand-in: the log is kept for one player, and has to know them from another one. */
  readonly reveal: (token: Sealed) => unknown;
  /** Hands a file to the player. */
  readonly offer: (name: string, bytes: Uint8Array<ArrayBuffer>) => void;
};

/** A bet that was sent or answered must survive a crash of the phone. */
const STRICT = new Set(["PlaceCouponAsked", "CouponPlaced", "CouponRejected", "PlacementUnknown"]);

/** What these cost does not come back. */
const HOLES: ReadonlySet<string> = new Set<HoleCode>([
  "wiped",
  "full",
  "gap",
  "unserialisable",
  "removed",
]);

/** Writes down every entry, and hands the log out on the player's wish. Nothing here can stop the visit. */
export class LogPort {
  readonly #options: LogPortOptions;
  #waiting: Entry[] = [];
  #store: LogStore | null = null;
  #opening: Promise<LogStore> | null = null;
  #isTroubleTold = false;
  #isPartLost = false;

  constructor(options: LogPortOptions) {
    this.#options = options;
    this.#open().catch(() => {});
  }

  readonly onEntry = (entry: Entry): void => {
    if (this.#store === null) this.#waiting.push(entry);
    else void this.#store.append([entry], { strict: STRICT.has(entry.type) });
    if (LogSaveRequested.is(entry))
      void this.#save().catch(() => this.#options.report(LogSaveFailed({})));
  };

  /** The page may not live on: what is waiting is written now. */
  readonly flush = (): void => {
    void this.#store?.flush();
  };

  async summary(): Promise<LogSummary> {
    const { summary } = await this.#options.loadExport();
    return summary(await this.lines());
  }

  /**
   * The log at rest. When its code does not come, entries wait in memory, and whoever wants the log tries
   * again.
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
    const { open } = await this.#options.load();
    this.#healed();
    const store = open({
      onTrouble: (code) => this.#trouble(code),
      reveal: this.#options.reveal,
      needSnapshot: () => {
        const { seq, state } = this.#options.snapshot();
        void store.snapshot(seq, state);
      },
    });
    void store.begin(this.#options.header);
    void store.append(this.#waiting, { strict: true });
    this.#waiting = [];
    this.#store = store;
    return store;
  }

  /** This visit as it stands in the log, each line with its sum. */
  async lines(): Promise<readonly string[]> {
    const store = await this.#open();
    await store.flush();
    return (await store.read(this.#options.header.session)) ?? [];
  }

  async #save(): Promise<void> {
    const { pack } = await this.#options.loadExport();
    const lines = await this.lines();
    const bytes = await pack(lines);
    const { session, startedAt } = this.#options.header;
    const day = new Date(startedAt).toISOString().slice(0, 16).replace(/[:T]/g, "-");
    this.#options.offer(`touchline-${day}-${session.slice(0, 8)}.tlog.jsonl.gz`, bytes);
    this.#options.report(LogSaved({ lines: lines.length, bytes: bytes.length }));
  }

  /** Told once until it is over: a full disk would otherwise fill the log with itself. */
  #trouble(code: string): void {
    if (code === "healed") return this.#healed();
    if (code === "dropped" || code === "trimmed") return;
    this.#isPartLost ||= HOLES.has(code);
    if (this.#isTroubleTold) return;
    this.#isTroubleTold = true;
    this.#options.report(LogTroubled({ code }));
  }

  #healed(): void {
    if (!this.#isTroubleTold || this.#isPartLost) return;
    this.#isTroubleTold = false;
    this.#options.report(LogHealed({}));
  }
}
