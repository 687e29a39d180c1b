import { type IDBPDatabase, wrap } from "idb";
import { createStores, type ReadTx, storeNames, type WriteTx } from "./rows.ts";

/** Runs `run` once after `delayMs`; the returned function cancels it. */
export type Schedule = (delayMs: number, run: () => void) => () => void;

/** `quota`: full. `lost`: may recover. `unavailable`, `newer-database`: no recovery until a reload. */
export type DatabaseFault = {
  readonly code: "quota" | "lost" | "unavailable" | "newer-database";
  readonly message: string;
};

type Outcome<T> =
  | { readonly tag: "done"; readonly value: T }
  | { readonly tag: "failed"; readonly fault: DatabaseFault };

/** `done` means that the transaction has completed. Bodies may run more than once. */
export type LogDatabase = {
  readonly read: <T>(body: (tx: ReadTx) => Promise<T>) => Promise<Outcome<T>>;
  readonly write: <T>(
    body: (tx: WriteTx) => Promise<T>,
    durability?: () => IDBTransactionDurability,
  ) => Promise<Outcome<T>>;
  readonly close: () => void;
};

export type HealOptions = {
  readonly indexedDB: IDBFactory | undefined;
  readonly name: string;
  readonly schedule: Schedule;
  readonly openTimeoutMs?: number;
  readonly transactionTimeoutMs?: number;
  /** Attempts per operation; each retry opens a fresh connection. */
  readonly attempts?: number;
  readonly pauseMs?: number;
};

const databaseVersion = 1;

/**
 * A database that replaces a dead connection, a limited number of times. Every promise settles, even when an
 * open never answers, a transaction never ends or aborts without an error, the version changes, or the
 * database is deleted while in use.
 */
export function openHealing(options: HealOptions): LogDatabase {
  const { openTimeoutMs = 3000, transactionTimeoutMs = 5000, attempts = 3, pauseMs = 50 } = options;
  const { name, schedule } = options;
  let handle: IDBPDatabase | null = null;
  let opening: Promise<IDBPDatabase> | null = null;

  const within = <T>(limitMs: number, label: string, promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = schedule(limitMs, () => reject(new Error(`${label} took over ${limitMs} ms`)));
      promise.then(resolve, reject).finally(cancel);
    });

  const drop = (db: IDBPDatabase | null) => {
    if (handle === db) handle = null;
    db?.close();
  };

  const open = async (): Promise<IDBPDatabase> => {
    if (options.indexedDB === undefined) throw named("SecurityError", "IndexedDB is not offered");
    const request = options.indexedDB.open(name, databaseVersion);
    request.addEventListener("upgradeneeded", () => createStores(request.result));
    const opened = wrap(request).then((db) => db ?? Promise.reject(new Error("no database")));
    try {
      const db = await within(openTimeoutMs, "opening", opened);
      db.addEventListener("close", () => drop(db));
      // Keeping it open would block a newer build in another tab.
      db.addEventListener("versionchange", () => drop(db));
      handle = db;
      return db;
    } catch (error) {
      // A connection that opens late must still be closed.
      opened.then(
        (db) => db.close(),
        () => undefined,
      );
      throw error;
    }
  };

  const openOnce = () => {
    opening ??= open().finally(() => {
      opening = null;
    });
    return opening;
  };

  const settled = async <T>(
    tx: { readonly done: Promise<void>; abort(): void },
    body: () => Promise<T>,
  ): Promise<T> => {
    const result = Promise.all([body(), tx.done]);
    try {
      return (await within(transactionTimeoutMs, "a transaction", result))[0];
    } catch (error) {
      abort(tx);
      throw error;
    }
  };

  const healed = async <T>(work: (db: IDBPDatabase) => Promise<T>): Promise<Outcome<T>> => {
    let fault: DatabaseFault | null = null;
    for (let attempt = 1; attempt <= attempts; attempt += 1) {
      let db = handle;
      try {
        // With an open connection, requests are issued in this very task: `pagehide` does not wait.
        db ??= await openOnce();
        return { tag: "done", value: await work(db) };
      } catch (error) {
        fault = faultOf(error, name);
        if (fault.code !== "lost") break;
        drop(db);
      }
      if (attempt < attempts) {
        await new Promise<void>((resume) => schedule(pauseMs * attempt, resume));
      }
    }
    return { tag: "failed", fault: fault ?? faultOf(null, name) };
  };

  return {
    read: (body) =>
      healed((db) => {
        const tx = db.transaction(storeNames, "readonly");
        return settled(tx, () => body(tx));
      }),
    write: (body, durability = () => "relaxed") =>
      healed((db) => {
        const tx = db.transaction(storeNames, "readwrite", { durability: durability() });
        return settled(tx, () => body(tx));
      }),
    close: () => drop(handle),
  };
}

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

function abort(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It has already ended.
  }
}

/** Browsers use different messages and may even reject with null, so only the name counts. */
function faultOf(error: unknown, database: string): DatabaseFault {
  const name = error instanceof Error ? error.name : "no error object";
  const reason = error instanceof Error ? `${name}: ${error.message}` : name;
  const subject = `log database "${database}"`;
  if (name === "QuotaExceededError") {
    return { code: "quota", message: `${subject} is out of space (${reason})` };
  }
  if (name === "VersionError") {
    return { code: "newer-database", message: `${subject} belongs to a newer build (${reason})` };
  }
  if (name === "SecurityError") {
    return { code: "unavailable", message: `${subject} is not allowed here (${reason})` };
  }
  return { code: "lost", message: `${subject} does not answer (${reason})` };
}
