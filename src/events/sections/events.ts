import * as t from "io-ts";
import { finite, openString, shape } from "../../infra/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

const section = shape({ section: openString });

/** A section is to be fetched, and why: a view came to use it, a failure is made good, or the player asked. [sections-012] */
export const SectionWanted = defineEvent(
  "SectionWanted",
  1,
  "session",
  shape({ section: openString, why: t.keyof({ view: null, retry: null, refresh: null }) }),
);
/** Its code is here; it is put on the page and has yet to say that it is ready. */
export const SectionLoaded = defineInput("SectionLoaded", 1, "session", section);
/** It says that it is ready. [sections-013] */
export const SectionReady = defineInput("SectionReady", 1, "session", section);
/** Its code did not come (`chunk`), or it says that something is wrong with itself (`error`). [sections-014] [sections-015] */
export const SectionFailed = defineInput(
  "SectionFailed",
  1,
  "session",
  shape({ section: openString, reason: t.keyof({ chunk: null, error: null }) }),
);
/** It says that it is gone. [sections-016] */
export const SectionDied = defineInput("SectionDied", 1, "session", section);
/** No view uses it any more. [sections-007] */
export const SectionLeft = defineEvent("SectionLeft", 1, "session", section);
/** The player wants it once more after an error. [sections-019] */
export const SectionRefreshAsked = defineEvent("SectionRefreshAsked", 1, "session", section);

/** GET /sections-health/{section}: whether it can be loaded; `timeoutMs` is the patience of one try. */
export const CheckSection = defineCall(
  "CheckSection",
  1,
  shape({ section: openString, timeoutMs: finite }),
  shape({ isReady: t.boolean }),
);
