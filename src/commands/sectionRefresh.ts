import { SectionLeft, SectionWanted } from "../events/sections/events.ts";
import { wantedAs } from "../events/sections/index.ts";
import { openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * A view besides that of the route shows a section; each one that comes also leaves. `path`: what the section is to
 * show, where that is not the path of the page. [sections-007]
 */
export const UseSection = defineCommand(
  "UseSection",
  shape({ section: openString }, { path: openString }),
  ({ section, ...path }, state) =>
    accept(SectionWanted({ ...wantedAs(state, section, "view"), ...path })),
);

export const LeaveSection = defineCommand(
  "LeaveSection",
  shape({ section: openString }),
  ({ section }, { sections }) =>
    sections[section] === undefined ? refuse("nothing_to_do") : accept(SectionLeft({ section })),
);
