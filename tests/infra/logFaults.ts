import { forceCloseDatabase, IDBFactory } from "fake-indexeddb";

/** Faults of browser databases; the names describe what the page gets to see. */
export type Fault =
  | "open-throws"
  | "open-never-answers"
  | "closing"
  | "connection-lost"
  | "abort-without-error"
  | "quota"
  | "committed-but-aborted"
  | "committed-in-silence";

export type FaultyFactory = {
  readonly factory: IDBFactory;
  /** Chooses the fault of the next open or transaction; null for none. */
  choose: (where: "open" | "transaction") => Fault | null;
  readonly opened: () => number;
  /** The options of each transaction. */
  readonly durabilities: (IDBTransactionDurability | undefined)[];
  /** Deletes the database while the page uses it. */
  readonly wipe: () => Promise<void>;
};

const quotaError = () => new DOMException("quota exceeded", "QuotaExceededError");

export function createFaultyFactory(): FaultyFactory {
  const factory = new IDBFactory();
  const realOpen = factory.open.bind(factory);
  let opened = 0;
  const faulty: FaultyFactory = {
    factory,
    choose: () => null,
    opened: () => opened,
    durabilities: [],
    wipe: () =>
      new Promise((resolve, reject) => {
        const request = factory.deleteDatabase("log");
        request.onsuccess = () => resolve();
        request.onerror = () => reject(request.error);
      }),
  };
  factory.open = (name: string, version?: number) => {
    opened += 1;
    const fault = faulty.choose("open");
    if (fault === "open-throws") {
      throw new DOMException("Internal error opening backing store", "UnknownError");
    }
    const request = realOpen(name, version);
    if (fault === "open-never-answers") {
      request.addEventListener("success", () => request.result.close());
      const listen = request.addEventListener.bind(request);
      // The stores must still be created, or the next page finds none.
      request.addEventListener = (type: string, listener: EventListener) => {
        if (type === "upgradeneeded") listen(type, listener);
      };
    } else {
      request.addEventListener("success", () => spoil(request.result, faulty));
    }
    return request;
  };
  return faulty;
}

function spoil(db: IDBDatabase, faulty: FaultyFactory): void {
  const realTransaction = db.transaction.bind(db);
  db.transaction = (stores, mode, options) => {
    faulty.durabilities.push(options?.durability);
    const fault = faulty.choose("transaction");
    if (fault === "closing") {
      throw new DOMException("The database connection is closing.", "InvalidStateError");
    }
    if (fault === "connection-lost") {
      // The declared type asks for the class where the function takes an instance.
      Reflect.apply(forceCloseDatabase, undefined, [db]);
      throw new DOMException("Connection to Indexed Database server lost", "UnknownError");
    }
    const tx = realTransaction(stores, mode, options);
    if (fault === "abort-without-error") abortAtCommit(tx, null);
    if (fault === "quota") abortAtCommit(tx, quotaError());
    if (fault === "committed-but-aborted") onAbort(tx);
    if (fault === "committed-in-silence") tx.addEventListener = () => undefined;
    return tx;
  };
}

/** Requests succeed, then the commit fails: only `abort` is reported. */
function abortAtCommit(tx: IDBTransaction, error: DOMException | null): void {
  Object.defineProperty(tx, "error", { get: () => error });
  const realStore = tx.objectStore.bind(tx);
  let last: IDBRequest | null = null;
  tx.objectStore = (name) => {
    const store = realStore(name);
    for (const method of ["put", "delete", "clear"] as const) {
      const real: (...args: never[]) => IDBRequest = store[method].bind(store);
      Object.defineProperty(store, method, {
        configurable: true,
        value: (...args: never[]) => {
          last = real(...args);
          return last;
        },
      });
    }
    return store;
  };
  tx.commit = () => {
    if (last === null) tx.abort();
    else last.addEventListener("success", () => tx.abort());
  };
}

/** The commit happens, but the page gets an abort. */
function onAbort(tx: IDBTransaction): void {
  const listen = tx.addEventListener.bind(tx);
  tx.addEventListener = (type: string, listener: EventListener) => {
    if (type === "abort") listen("complete", listener);
  };
}
