import { randomBytes } from "node:crypto";
import { textIn } from "./columns.ts";
import type { Store } from "./store.ts";

/** Reads a persistent value; creates and stores it the first time. */
function persistent(store: Store, key: string, make: () => string): string {
  const row = store.get("SELECT value FROM meta WHERE key = ?", [key]);
  if (row) return textIn(row, "value");
  const value = make();
  store.run("INSERT INTO meta (key, value) VALUES (?, ?)", [key, value]);
  return value;
}

/** Signing key of this database for bearer tokens, 256 bit. */
export function tokenKey(store: Store): Buffer {
  return Buffer.from(
    persistent(store, "tokenKey", () => randomBytes(32).toString("base64")),
    "base64",
  );
}

/** How many times all tokens of this database have been invalidated. */
export const tokenGenerations = (store: Store) => ({
  last: Number(persistent(store, "tokenGeneration", () => "0")),
  keep: (generation: number): void => {
    store.run("UPDATE meta SET value = ? WHERE key = 'tokenGeneration'", [String(generation)]);
  },
});

const reservedTicks = 600;

/**
 * Reserves tick numbers that no earlier run on this database has used, even if that run was killed or the
 * clock was set back.
 */
export function reserveCursors(store: Store): {
  readonly first: number;
  use(cursor: number): void;
} {
  const first = Number(persistent(store, "cursor", () => "0")) + 1;
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
