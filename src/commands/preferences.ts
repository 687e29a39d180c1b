import * as t from "io-ts";
import { consentFor, consentOf } from "../events/preferences/consent.ts";
import { CookiesAgreed, PreferencesChanged } from "../events/preferences/events.ts";
import { Preferences } from "../events/preferences/stored.ts";
import { SettingsChanged } from "../events/settings/events.ts";
import {
  StoredSettings,
  allowedOf,
  appViewTypeOf,
  isOfAppView,
  withPinToggled,
} from "../events/settings/index.ts";
import { finite, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Valid UTC offsets, in hours. */
const zones = { first: -12, last: 14 } as const;
const isAllowed = (value: number | undefined, allowed: readonly number[] | undefined): boolean =>
  value === undefined || allowedOf([value], allowed) === value;

/**
 * Changes display settings; omitted ones stay as they are. A format that the site does not allow, or that the
 * app view does not show, is refused. [settings-011] [settings-012]
 */
export const ChangeSettings = defineCommand(
  "ChangeSettings",
  StoredSettings,
  (changes, state) => {
    const { coefViewId, timeZone } = changes;
    if (typeof coefViewId === "number") {
      const allowed = state.shell.config?.view?.allowedCoefViewIds;
      if (!isAllowed(coefViewId, allowed) || !isOfAppView(appViewTypeOf(state), coefViewId))
        return refuse("nothing_to_do");
    }
    if (typeof timeZone === "number" && (timeZone < zones.first || timeZone > zones.last))
      return refuse("nothing_to_do");
    return Object.keys(changes).length === 0
      ? refuse("nothing_to_do")
      : accept(SettingsChanged(changes));
  },
  "wait",
);

/**
 * Changes the settings that the first page does not need. An app view and names of markets must be allowed by
 * the site. [settings-013]
 */
export const ChangePreferences = defineCommand(
  "ChangePreferences",
  Preferences,
  (changes, { shell }) =>
    isAllowed(changes.appViewType, shell.config?.view?.allowedAppViewTypes) &&
    isAllowed(changes.marketsNameType, shell.config?.view?.allowedMarketsNameTypes) &&
    Object.keys(changes).length > 0
      ? accept(PreferencesChanged(changes))
      : refuse("nothing_to_do"),
  "wait",
);

/** Pins the markets of this type to the top of the pages of matches, or unpins them. [settings-006] */
export const ToggleMarketPin = defineCommand(
  "ToggleMarketPin",
  shape({ typeId: finite }),
  ({ typeId }, { settings }) =>
    accept(SettingsChanged({ filteredMarkets: withPinToggled(settings.filteredMarkets, typeId) })),
  "wait",
);

/** Sets which cookie groups may be used; necessary cookies are always allowed. [ui-010] */
export const AgreeToCookies = defineCommand(
  "AgreeToCookies",
  shape({ functional: t.boolean, marketing: t.boolean }),
  (groups, state) => {
    const consent = consentFor(groups);
    return consentOf(state) === consent
      ? refuse("nothing_to_do")
      : accept(CookiesAgreed({ consent }));
  },
  "wait",
);
