import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";
import { LayoutParts, SectionCommand } from "./bridgeCommands.ts";

/** The section by its name in the site config, and which mount of it. */
const origin = { section: openString, instance: openString };

/** A command of a section; its bridge has checked type and payload. Its effects are caused by this entry. */
export const SectionCommandReceived = defineInput(
  "SectionCommandReceived",
  1,
  shape({ ...origin, command: SectionCommand }),
);
/**
 * The bridge refused a request of a section to one of its methods. `name`: the known command, event or key; nothing else
 * of the request is kept.
 */
export const SectionRequestRefused = defineInput(
  "SectionRequestRefused",
  1,
  shape({
    ...origin,
    method: t.keyof({ send: null, on: null, get: null, watch: null }),
    code: t.keyof({ notReady: null, type: null, payload: null, tooMany: null, ended: null }),
    name: nullable(openString),
  }),
);
/**
 * A warning: a listener of a section threw when it was notified of `name`. `error` is the kind of error only: its message
 * may contain anything.
 */
export const SectionListenerFailed = defineInput(
  "SectionListenerFailed",
  1,
  shape({ ...origin, name: openString, error: openString }),
);
/** This mount is over: its title and hidden parts are reset, and it plays nothing any more. */
export const BridgeEnded = defineInput("BridgeEnded", 1, shape(origin));

/** Title of the page at `path` while the section is shown there. */
export const PageTitled = defineEvent(
  "PageTitled",
  1,
  shape({ ...origin, path: openString, title: openString }),
);
/** Layout parts hidden while the section is shown; empty: all are visible again. */
export const PartsHidden = defineEvent("PartsHidden", 1, shape({ ...origin, parts: LayoutParts }));
/** A section plays media, or no longer does: nobody who watches it is idle. [idle-004] */
export const SectionMediaPlaying = defineEvent(
  "SectionMediaPlaying",
  1,
  shape({ ...origin, isPlaying: t.boolean }),
);
