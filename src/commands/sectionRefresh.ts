import { SectionLeft, SectionWanted } from "../events/sections/events.ts";
import { sectionRequest } from "../events/sections/index.ts";
import { openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/**
 * A view other than the route's uses a section; each use ends with LeaveSection. `path`: what the section
 * should show, if not the page's path. [sections-007]
 */
export const UseSection = defineCommand(
  "UseSection",
  shape({ section: openString }, { path: openString }),
  ({ section, ...path }, state) =>
    accept(SectionWanted({ ...sectionRequest(state, section, "view"), ...path })),
);

export const LeaveSection = defineCommand(
  "LeaveSection",
  shape({ section: openString }),
  ({ section }, { sections }) =>
    sections[section] === undefined ? refuse("nothing_to_do") : accept(SectionLeft({ section })),
);
