import * as t from "io-ts";
import { shape } from "../../codec/codec.ts";

/**
 * The stored settings that no first page needs, by field; in `tl.settings` with the others. Each has a
 * control that sets it and a view that reads it. [settings-005]
 */
export const preferenceFields = {
  /** 0 European, 1 Asian. [settings-002] */
  appViewType: t.union([t.literal(0), t.literal(1)]),
  /** 0 full, 1 short. [settings-013] */
  marketsNameType: t.union([t.literal(0), t.literal(1)]),
  isVisuallyImpaired: t.boolean,
  isShowGameId: t.boolean,
  /** Single keys such as "/" do nothing. */
  hasNoShortcuts: t.boolean,
};
/** The sports column of a wide page; stored in a cookie, only with consent. [settings-009] */
const sideFields = { isLeftHidden: t.boolean };

export const Preferences = shape({}, { ...preferenceFields, ...sideFields });
export type Preferences = t.TypeOf<typeof Preferences>;
