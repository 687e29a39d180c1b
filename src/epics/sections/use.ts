import { distinctUntilChanged, map, mergeMap, pairwise, startWith } from "rxjs";
import { sectionWanted } from "../../events/navigation/index.ts";
import { SectionLeft, SectionWanted } from "../../events/sections/events.ts";
import { wantedAs } from "../../events/sections/wanted.ts";
import type { Epic } from "../epic.ts";

/**
 * Fetches the section that the route shows; the one before is not used any more. One that the site config turns out to
 * have elsewhere is another one. [sections-001] [sections-012] [sections-007]
 */
export const useSections: Epic = {
  name: "sections/use",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map((state) => {
        const section = sectionWanted(state);
        return section === null ? null : wantedAs(state, section, "view");
      }),
      distinctUntilChanged(
        (before, now) => before?.section === now?.section && before?.isRemote === now?.isRemote,
      ),
      startWith(null),
      pairwise(),
      mergeMap(([before, now]) => [
        ...(before === null ? [] : [SectionLeft({ section: before.section })]),
        ...(now === null ? [] : [SectionWanted(now)]),
      ]),
    ),
};
