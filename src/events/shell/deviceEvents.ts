import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/**
 * A cookie to set. `endsAt`: when it expires (Unix ms), null: with the browser session. `value` null removes
 * it.
 */
export const CookieWritten = defineEvent(
  "CookieWritten",
  1,
  shape({ name: openString, value: nullable(openString), endsAt: nullable(finite) }),
);

/** Current size of the window, CSS px; reported many times while it is being resized. */
export const WindowResized = defineInput(
  "WindowResized",
  1,
  shape({ width: finite, height: finite }),
);
/** The window has settled at this size. [ui-005] */
export const WindowSizeChanged = defineEvent(
  "WindowSizeChanged",
  1,
  shape({ width: finite, height: finite }),
);

/** The visitor confirmed that they are old enough. [modals-009] */
export const AgeAgreed = defineEvent("AgeAgreed", 1, shape({}));
/** The confirmation has expired: the visitor is asked again. [modals-010] */
export const AgeConsentEnded = defineEvent("AgeConsentEnded", 1, shape({}));

/** The browser can install the app; its own prompt was suppressed. [pwa-app-003] */
export const InstallPromptSeen = defineInput("InstallPromptSeen", 1, shape({}));
/**
 * The player wants to install the app; the port shows the browser's prompt, which works only once.
 * [pwa-app-003]
 */
export const InstallRequested = defineEvent("InstallRequested", 1, shape({}));

/** A chunk that fails to load may reload the page again. [sections-021] */
export const ChunkReloadAllowed = defineEvent("ChunkReloadAllowed", 1, shape({}));
