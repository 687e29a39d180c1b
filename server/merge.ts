import { type Fields, isFields } from "./json.ts";

/** A copy of `base` with the fields of `patch` in it, at any depth; lists and plain values are replaced. */
export function merged(base: Fields, patch: Fields): Fields {
  const entries = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(patch)) {
    const known = entries.get(name);
    entries.set(name, isFields(known) && isFields(value) ? merged(known, value) : value);
  }
  return Object.fromEntries(entries);
}
