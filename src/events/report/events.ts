import { finite, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/** The player saves the log. `hash` is of the state at this moment: replay must come to the same. */
export const LogSaveRequested = defineEvent("LogSaveRequested", 1, shape({ hash: openString }));
/** The file was handed to the browser. */
export const LogSaved = defineInput("LogSaved", 1, shape({ lines: finite, bytes: finite }));
/** There is no file: what makes it did not come, or failed. */
export const LogSaveFailed = defineInput("LogSaveFailed", 1, shape({}));
/** The log at rest has a trouble: `quota`, `unavailable`, `lost`; the visit goes on in memory. */
export const LogTroubled = defineInput("LogTroubled", 1, shape({ code: openString }));
/** The trouble is over, and nothing of the visit was lost to it. */
export const LogHealed = defineInput("LogHealed", 1, shape({}));
