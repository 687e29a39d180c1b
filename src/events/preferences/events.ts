import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { StoredSettings } from "../settings/events.ts";
import { Preferences } from "./stored.ts";

/**
 * Stored settings that no first page needs. With `settings` another tab has just changed them: `settings` has
 * the current settings of the first page, except for the language, which is that of the URL.
 */
export const PreferencesFound = defineInput(
  "PreferencesFound",
  1,
  shape(
    {
      kept: Preferences,
      consent: nullable(openString),
      agreedAt: nullable(finite),
      isSystemDark: t.boolean,
    },
    { settings: StoredSettings },
  ),
);
/** The system theme of the device changed. */
export const SystemThemeChanged = defineInput(
  "SystemThemeChanged",
  1,
  shape({ isDark: t.boolean }),
);

/** The player changed preferences; has only the changed fields. */
export const PreferencesChanged = defineEvent("PreferencesChanged", 1, Preferences);
/** The visitor answered which cookies may be used: all, necessary, or groups joined by commas. [ui-010] */
export const CookiesAgreed = defineEvent("CookiesAgreed", 1, shape({ consent: openString }));

/**
 * POST /web-api/user/cookies-agreement: when the visitor agreed (Unix s), and to what. [call-settings-001]
 */
export const LogCookiesAgreement = defineCall(
  "LogCookiesAgreement",
  1,
  shape({ cookiesAgreeTime: finite, cookiesAgreeType: openString }),
  shape({}),
);
