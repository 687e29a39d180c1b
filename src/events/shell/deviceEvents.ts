import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** A cookie for this device; `endsAt` is its end (Unix ms), null: with the browser; `value` null removes it. */
export const CookieWritten = defineEvent(
  "CookieWritten",
  1,
  shape({ name: openString, value: nullable(openString), endsAt: nullable(finite) }),
);

/** The window has this size at this moment, CSS px; many of these come while it is drawn to another size. */
export const WindowResized = defineInput(
  "WindowResized",
  1,
  shape({ width: finite, height: finite }),
);
/** It has come to rest at this size. [ui-005] */
export const WindowSizeChanged = defineEvent(
  "WindowSizeChanged",
  1,
  shape({ width: finite, height: finite }),
);

/** The visitor says to be old enough. [modals-009] */
export const AgeAgreed = defineEvent("AgeAgreed", 1, shape({}));
/** That was long ago: the question is put again. [modals-010] */
export const AgeConsentEnded = defineEvent("AgeConsentEnded", 1, shape({}));

/** The browser would install the app; its own offer was kept back. [pwa-app-003] */
export const InstallPromptSeen = defineInput("InstallPromptSeen", 1, shape({}));
/** The player wants the app installed; the port lets the browser ask. The offer is spent. [pwa-app-003] */
export const InstallRequested = defineEvent("InstallRequested", 1, shape({}));

/** A chunk that does not come may make the page load anew again. [sections-021] */
export const ChunkReloadAllowed = defineEvent("ChunkReloadAllowed", 1, shape({}));
