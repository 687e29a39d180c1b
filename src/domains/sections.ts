import { RefreshSection } from "../commands/sections.ts";
import { useSections } from "../epics/sections/use.ts";
import { sectionsSlice } from "../events/sections/state.ts";
import { domain } from "./domain.ts";

/** Screens and other sections that load on their own. */
export const sections = domain({
  name: "sections",
  slices: [sectionsSlice],
  commands: [RefreshSection],
  epics: [useSections],
});
