import { type IDBPDatabase, wrap } from "idb";
import { createStores, type ReadTx, storeNames, type WriteTx } from "./rows.ts";

/** Runs `run` once after `delayMs`; the answer cancels it. */
export type Schedule = (delayMs: number, run: () => void) => () => void;

/** `quota`: full. `lost`: may come back. `unavailable`, `newer-database`: not in this page's life. */
export type DatabaseFault = {
  readonly code: "quota" | "lost" | "unavailable" | "newer-database";
  readonly message: string;
};

type Outcome<T> =
  | { readonly tag: "done"; readonly value: T }
  | { readonly tag: "failed"; readonly fault: DatabaseFault };

/** `done` means the transaction has completed, nothing less. Bodies may run several times. */
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
  /** Tries for one piece of work, each on a fresh connection. */
  readonly attempts?: number;
  readonly pauseMs?: number;
};

const databaseVersion = 1;

/**
 * A database that drops a dead connection and opens a new one, a bounded number of times, and
 * whose every promise settles: with an open that never answers, a transaction that never ends, an
 * abort without an error, a version change and a database deleted under it.
 */
export function openHealing(options: HealOptions): LogDatabase {
  const { openTimeoutMs = 3000, transactionTimeoutMs = 5000, attempts = 3, pauseMs = 50 } = options;
  const { name, schedule } = options;
  let handle: IDBPDatabase | null = null;
  let opening: Promise<IDBPDatabase> | null = null;

  const within = <T>(limitMs: number, what: string, promise: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      const cancel = schedule(limitMs, () => reject(new Error(`${what} took over ${limitMs} ms`)));
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
      // Holding on would block a newer build in another tab.
      db.addEventListener("versionchange", () => drop(db));
      handle = db;
      return db;
    } catch (error) {
      // An open that answers late must not stay behind as a connection nobody closes.
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
        // With an open connection requests leave in this very task: pagehide waits for nobody.
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
    // It has ended already.
  }
}

/** Browsers differ in texts and even reject with null, so only the name decides. */
function faultOf(error: unknown, database: string): DatabaseFault {
  const name = error instanceof Error ? error.name : "no error object";
  const reason = error instanceof Error ? `${name}: ${error.message}` : name;
  const where = `log database "${database}"`;
  if (name === "QuotaExceededError") {
    return { code: "quota", message: `${where} is out of space (${reason})` };
  }
  if (name === "VersionError") {
    return { code: "newer-database", message: `${where} belongs to a newer build (${reason})` };
  }
  if (name === "SecurityError") {
    return { code: "unavailable", message: `${where} is not allowed here (${reason})` };
  }
  return { code: "lost", message: `${where} does not answer (${reason})` };
}
