import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";
import { LayoutParts, SectionCommand } from "./bridgeCommands.ts";

/** Whose it is: the section by its name in the site config, and which mount of it. */
const origin = { section: openString, instance: openString };

/** A section orders something; its bridge has checked type and payload. What comes of it follows from this entry. */
export const SectionOrdered = defineInput(
  "SectionOrdered",
  1,
  shape({ ...origin, order: SectionCommand }),
);
/**
 * The bridge refused what a section wanted at one of its doors. `what`: the order, event or key, where there is such a
 * one; nothing else of what was handed in is kept.
 */
export const SectionTurnedAway = defineInput(
  "SectionTurnedAway",
  1,
  shape({
    ...origin,
    door: t.keyof({ send: null, on: null, get: null, watch: null }),
    code: t.keyof({ notReady: null, type: null, payload: null, tooMany: null, ended: null }),
    what: nullable(openString),
  }),
);
/**
 * A warning: a function of a section threw when it was told of `what`; `error` is the kind of error, its words may be
 * anybody's.
 */
export const SectionListenerFailed = defineInput(
  "SectionListenerFailed",
  1,
  shape({ ...origin, what: openString, error: openString }),
);
/** This mount is over: what it wanted of the page ends. */
export const BridgeEnded = defineInput("BridgeEnded", 1, shape(origin));

/** Title of the page at `path` while the section is shown there. */
export const PageTitled = defineEvent(
  "PageTitled",
  1,
  shape({ ...origin, path: openString, title: openString }),
);
/** Parts of the layout that are hidden while the section is shown; empty: all are visible again. */
export const PartsHidden = defineEvent("PartsHidden", 1, shape({ ...origin, parts: LayoutParts }));
