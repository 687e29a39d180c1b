import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";

/** Display settings of the player that the first page needs, by field. */
export const settingFields = {
  /** `system` follows the device. */
  theme: t.keyof({ system: null, light: null, dark: null }),
  language: openString,
  /** Null: the site's default for their country and language. */
  coefViewId: nullable(finite),
  fontScale: t.keyof({ s: null, m: null, l: null, xl: null }),
  isCompactView: t.boolean,
  /** Hours from UTC; null: as the device. Stored in the cookie tzo. */
  timeZone: nullable(finite),
  is12h: t.boolean,
};

/** `tl.settings`: the stored or changed fields. [settings-005] */
export const StoredSettings = shape({}, settingFields);
export type StoredSettings = t.TypeOf<typeof StoredSettings>;
