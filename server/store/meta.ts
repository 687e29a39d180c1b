import { randomBytes } from "node:crypto";
import { textIn } from "./columns.ts";
import type { Store } from "./store.ts";

/** Reads a lasting value; makes and keeps it the first time. */
function lasting(store: Store, key: string, make: () => string): string {
  const row = store.get("SELECT value FROM meta WHERE key = ?", [key]);
  if (row) return textIn(row, "value");
  const value = make();
  store.run("INSERT INTO meta (key, value) VALUES (?, ?)", [key, value]);
  return value;
}

/** Key of this database that signs bearer tokens, 256 bit. */
export function tokenKey(store: Store): Buffer {
  return Buffer.from(
    lasting(store, "tokenKey", () => randomBytes(32).toString("base64")),
    "base64",
  );
}

/** How many times all tokens of this database were dropped. */
export const tokenGenerations = (store: Store) => ({
  last: Number(lasting(store, "tokenGeneration", () => "0")),
  keep: (generation: number): void => {
    store.run("UPDATE meta SET value = ? WHERE key = 'tokenGeneration'", [String(generation)]);
  },
});

const reservedTicks = 600;

/**
 * Gives out numbers of ticks that no earlier run of this database has used, also when that run was killed
 * or the clock was set back.
 */
export function reserveCursors(store: Store): {
  readonly first: number;
  use(cursor: number): void;
} {
  const first = Number(lasting(store, "cursor", () => "0")) + 1;
  let reserved = 0;
  return {
    first,
    use: (cursor) => {
      if (cursor <= reserved) return;
      reserved = cursor + reservedTicks;
      store.run("UPDATE meta SET value = ? WHERE key = 'cursor'", [String(reserved)]);
    },
  };
}
