import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

const section = shape({ section: openString });

/**
 * A view came to use a section (`view`), a failure is to be made good (`retry`), or the player asked (`refresh`): it is
 * fetched unless it is there or on its way. `isRemote`: by the address that the site config gives it; else it is built
 * in. `path`: what it is asked to show, where that is not the path of the page. [sections-012]
 */
export const SectionWanted = defineEvent(
  "SectionWanted",
  1,
  shape(
    { section: openString, why: t.keyof({ view: null, retry: null, refresh: null }) },
    { isRemote: t.boolean, path: openString },
  ),
);
/**
 * Its code is here; it is put on the page and has yet to say that it is ready. A remote one has its answer: the name of
 * its app, a title where it has one, and the size of the answer in bytes.
 */
export const SectionLoaded = defineInput(
  "SectionLoaded",
  1,
  shape({ section: openString }, { appName: openString, title: openString, bytes: finite }),
);
/** It says that it is ready. [sections-013] */
export const SectionReady = defineInput("SectionReady", 1, section);
/**
 * Its code did not come (`chunk`), it says that something is wrong with itself (`error`), or what else the loader of
 * remote sections found wrong: `appName` and `null` are faults of the answer, `detail` says what was found where.
 * `status` is that of an error page. [sections-014] [sections-015] [error-010] [error-011]
 */
export const SectionFailed = defineInput(
  "SectionFailed",
  1,
  shape({ section: openString, reason: openString }, { status: finite, detail: openString }),
);
/** It says that it is gone. [sections-016] */
export const SectionDied = defineInput("SectionDied", 1, section);
/** A view that used it is gone; it exists as long as there is another one. [sections-007] */
export const SectionLeft = defineEvent("SectionLeft", 1, section);
/** The player asked for it again after an error. [sections-019] */
export const SectionRefreshAsked = defineEvent("SectionRefreshAsked", 1, section);

/** GET /sections-health/{section}: whether it can be loaded; `timeoutMs` is the patience of one try. */
export const CheckSection = defineCall(
  "CheckSection",
  1,
  shape({ section: openString, timeoutMs: finite }),
  shape({ isReady: t.boolean }),
);
