import * as t from "io-ts";
import { finite, openString, shape } from "../../codec/codec.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";

const section = shape({ section: openString });

/**
 * A view started to use a section (`view`), it is retried after a failure (`retry`), or the player asked for
 * it (`refresh`): it is fetched unless it is loaded or loading. `isRemote`: from its address in the site
 * config, otherwise it is built in. `path`: the path it should show, if that is not the path of the page.
 * [sections-012]
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
 * The code of a section has loaded; the section is mounted but has not reported that it is ready. For a
 * remote section also the name of its app, its title if any, and the size of the response in bytes.
 */
export const SectionLoaded = defineInput(
  "SectionLoaded",
  1,
  shape({ section: openString }, { appName: openString, title: openString, bytes: finite }),
);
/** The section reports that it is ready. [sections-013] */
export const SectionReady = defineInput("SectionReady", 1, section);
/**
 * The code did not load (`chunk`), the section reports an error of its own (`error`), or the loader of remote
 * sections found another fault: `appName` and `null` are faults of the response, `detail` says what was found
 * where. `status` is that of an error page. [sections-014] [sections-015] [error-010] [error-011]
 */
export const SectionFailed = defineInput(
  "SectionFailed",
  1,
  shape({ section: openString, reason: openString }, { status: finite, detail: openString }),
);
/** The section reports that it is gone. [sections-016] */
export const SectionDied = defineInput("SectionDied", 1, section);
/** A view stopped using the section; it exists as long as another view uses it. [sections-007] */
export const SectionLeft = defineEvent("SectionLeft", 1, section);
/** The player requested the section again after an error. [sections-019] */
export const SectionRefreshAsked = defineEvent("SectionRefreshAsked", 1, section);

/** GET /sections-health/{section}: whether it can be loaded; `timeoutMs` is the timeout of one attempt. */
export const CheckSection = defineCall(
  "CheckSection",
  1,
  shape({ section: openString, timeoutMs: finite }),
  shape({ isReady: t.boolean }),
);
