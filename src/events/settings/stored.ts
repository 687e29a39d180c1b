import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";

/** `tl.settings`: how this player wants to see things. `theme` system follows the phone. */
export const StoredSettings = shape({
  theme: t.keyof({ system: null, light: null, dark: null }),
  language: openString,
  coefViewId: finite,
  fontScale: t.keyof({ s: null, m: null, l: null, xl: null }),
  isCompactView: t.boolean,
});
export type StoredSettings = t.TypeOf<typeof StoredSettings>;
