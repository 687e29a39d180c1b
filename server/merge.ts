import { type Fields, isFields } from "./json.ts";

/** A deep merge of `patch` into a copy of `base`; lists and plain values are replaced. */
export function merged(base: Fields, patch: Fields): Fields {
  const entries = new Map(Object.entries(base));
  for (const [name, value] of Object.entries(patch)) {
    const baseValue = entries.get(name);
    entries.set(name, isFields(baseValue) && isFields(value) ? merged(baseValue, value) : value);
  }
  return Object.fromEntries(entries);
}
