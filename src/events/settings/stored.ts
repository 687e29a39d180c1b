import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { TimeFilter } from "./timeFilter.ts";

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
  timeFilter: TimeFilter,
  /** Which list the bottom bar leads to; live by default. [settings-007] */
  currentBettingType: t.keyof({ live: null, line: null }),
  /** Ids of market types, joined by commas, that come first on the page of a match. [settings-006] */
  filteredMarkets: openString,
};

/** `tl.settings`: the stored or changed fields. [settings-005] */
export const StoredSettings = shape({}, settingFields);
export type StoredSettings = t.TypeOf<typeof StoredSettings>;
