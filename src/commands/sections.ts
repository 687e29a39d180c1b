import { sectionCode } from "../events/sections/index.ts";
import { SectionRefreshAsked } from "../events/sections/events.ts";
import { sectionOf } from "../events/sections/state.ts";
import { openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Loads a failed section again. [sections-019] */
export const RefreshSection = defineCommand(
  "RefreshSection",
  shape({ section: openString }),
  ({ section }, { sections }) =>
    sectionOf(sections, section).code === sectionCode.failed
      ? accept(SectionRefreshAsked({ section }))
      : refuse("nothing_to_do"),
);
