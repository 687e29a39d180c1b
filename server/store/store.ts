import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Database as SqlDatabase } from "node-sqlite3-wasm";
import sqlite from "node-sqlite3-wasm";
import { renewPlayers } from "./renew.ts";
import { schema } from "./schema.ts";

export type SqlValue = string | number | null | Uint8Array;
export type Row = Readonly<Record<string, SqlValue>>;

/** The single-file database. All calls are synchronous, so transactions never overlap. */
export type Store = {
  all(sql: string, values?: SqlValue[]): Row[];
  get(sql: string, values?: SqlValue[]): Row | null;
  run(sql: string, values?: SqlValue[]): { readonly lastId: number; readonly changes: number };
  /** Runs `work` atomically. */
  transaction<T>(work: () => T): T;
  close(): void;
};

/**
 * Opens FOLDER/touchline.db, creating both if they are missing.
 * @throws Error if the folder is not writable or another process has the database open.
 */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, "touchline.db");
  const releaseOwner = becomeOwner(file);
  let database: SqlDatabase;
  try {
    database = new sqlite.Database(file);
    // It has one owner: to lock it anew and look for the traces of others before each query would be half of a query's cost.
    database.exec("PRAGMA locking_mode = EXCLUSIVE");
    database.exec("PRAGMA foreign_keys = ON");
    // At once: each table on its own would be a write to the disk.
    database.exec(`BEGIN IMMEDIATE; ${schema}; COMMIT`);
    renewPlayers(database, schema);
  } catch (error) {
    releaseOwner();
    throw new Error(`database ${file} cannot be opened: ${String(error)}`, { cause: error });
  }
  return {
    all: (sql, values = []) => database.all(sql, values).map(toRow),
    get: (sql, values = []) => {
      const row = database.get(sql, values);
      return row === null || row === undefined ? null : toRow(row);
    },
    run: (sql, values = []) => {
      const { lastInsertRowid, changes } = database.run(sql, values);
      return { lastId: Number(lastInsertRowid), changes };
    },
    transaction: (work) => {
      database.exec("BEGIN IMMEDIATE");
      try {
        const result = work();
        database.exec("COMMIT");
        return result;
      } catch (error) {
        if (database.inTransaction) database.exec("ROLLBACK");
        throw error;
      }
    },
    close: () => {
      database.close();
      releaseOwner();
    },
  };
}

const openHere = new Set<string>();

/** Opens the database of a stopped server to read it. @throws Error if a process has it open. */
export function openToRead(file: string): SqlDatabase {
  freeFromKilled(file);
  return new sqlite.Database(file, { readOnly: true });
}

const ownerFileOf = (file: string): string => join(dirname(file), "touchline.pid");

function becomeOwner(file: string): () => void {
  freeFromKilled(file);
  writeFileSync(ownerFileOf(file), String(process.pid));
  openHere.add(file);
  return () => {
    openHere.delete(file);
    rmSync(ownerFileOf(file), { force: true });
  };
}

/** A killed process leaves its lock of the database behind; the owner file says whose it is. */
function freeFromKilled(file: string): void {
  const ownerFile = ownerFileOf(file);
  const owner = existsSync(ownerFile) ? Number(readFileSync(ownerFile, "utf8")) : null;
  const isTaken =
    openHere.has(file) || (owner !== null && owner !== process.pid && isRunning(owner));
  if (isTaken) {
    throw new Error(
      `database ${file} is in use by process ${owner ?? process.pid}; stop it, or delete ${ownerFile} if that is another program`,
    );
  }
  rmSync(`${file}.lock`, { recursive: true, force: true });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function toRow(row: object): Row {
  const plain: Record<string, SqlValue> = {};
  for (const [column, value] of Object.entries(row)) {
    plain[column] = typeof value === "bigint" ? Number(value) : value;
  }
  return plain;
}
