import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/** How a player wants to see things, by field: what the first page needs of it. */
export const settingFields = {
  /** `system` follows the phone. */
  theme: t.keyof({ system: null, light: null, dark: null }),
  language: openString,
  /** Null: as the site has it for their country and language. */
  coefViewId: nullable(finite),
  fontScale: t.keyof({ s: null, m: null, l: null, xl: null }),
  isCompactView: t.boolean,
  /** Hours from UTC; null: as the phone. Kept in the cookie tzo. */
  timeZone: nullable(finite),
  is12h: t.boolean,
};

/** `tl.settings`: what of it was stored, or is changed. [settings-005] */
export const StoredSettings = shape({}, settingFields);
export type StoredSettings = t.TypeOf<typeof StoredSettings>;
