import { mergeMap, pairwise, startWith } from "rxjs";
import { sectionWanted } from "../../events/navigation/index.ts";
import { SectionLeft, SectionWanted } from "../../events/sections/events.ts";
import { sectionRequest } from "../../events/sections/wanted.ts";
import type { Epic } from "../epic.ts";

/**
 * Loads the section that the route shows and releases the previous one. A section that turns out to be remote
 * once the site config is known counts as a different one. [sections-001] [sections-012] [sections-007]
 */
export const useSections: Epic = {
  name: "sections/use",
  run: (deps) =>
    deps
      .select(
        (state) => {
          const section = sectionWanted(state);
          return section === null ? null : sectionRequest(state, section, "view");
        },
        (previous, next) =>
          previous?.section === next?.section && previous?.isRemote === next?.isRemote,
      )
      .pipe(
        startWith(null),
        pairwise(),
        mergeMap(([previous, next]) => [
          ...(previous === null ? [] : [SectionLeft({ section: previous.section })]),
          ...(next === null ? [] : [SectionWanted(next)]),
        ]),
      ),
};
