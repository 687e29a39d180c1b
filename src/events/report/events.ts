import * as t from "io-ts";
import { finite, openString, personal, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/**
 * The player saves the log. `hash`: of the current state; replay must produce the same one. `visits`: names of the visits
 * that they chose; left out: all of the last day.
 */
export const LogSaveRequested = defineEvent(
  "LogSaveRequested",
  1,
  shape({ hash: openString }, { visits: t.array(openString) }),
);
/** The file was handed to the browser. */
export const LogSaved = defineInput("LogSaved", 1, shape({ lines: finite, bytes: finite }));
/** No file was created: its code did not load, or failed. */
export const LogSaveFailed = defineInput("LogSaveFailed", 1, shape({}));
/** The player marks this moment: something went wrong just now. */
export const MomentMarked = defineEvent("MomentMarked", 1, shape({}));
/** What the player says, for themselves, of the moment that they marked last. */
export const MomentDescribed = defineEvent(
  "MomentDescribed",
  1,
  shape({ note: personal(t.string) }),
);
/** The log cannot be stored: `quota`, `unavailable`, `lost`; the visit goes on in memory. */
export const LogTroubled = defineInput("LogTroubled", 1, shape({ code: openString }));
/** The log is stored again, and no part of the visit was lost. */
export const LogHealed = defineInput("LogHealed", 1, shape({}));
