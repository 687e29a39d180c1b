import { randomBytes } from "node:crypto";
import { textIn } from "./columns.ts";
import type { Store } from "./store.ts";

/** Reads a lasting value; makes and keeps it the first time. */
export function lasting(store: Store, key: string, make: () => string): string {
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
