import { distinctUntilChanged, map, mergeMap, pairwise, startWith } from "rxjs";
import { screenOf } from "../../events/navigation/route.ts";
import { SectionLeft, SectionWanted } from "../../events/sections/events.ts";
import type { Epic } from "../epic.ts";

/** Fetches the section that the route shows; the one before is not used any more. [sections-012] [sections-007] */
export const useSections: Epic = {
  name: "sections/use",
  run: (deps) =>
    deps.state$.pipe(
      startWith(deps.state()),
      map(({ navigation }) => screenOf(navigation.route)),
      distinctUntilChanged(),
      startWith(null),
      pairwise(),
      mergeMap(([before, section]) => [
        ...(before === null ? [] : [SectionLeft({ section: before })]),
        ...(section === null ? [] : [SectionWanted({ section, why: "view" })]),
      ]),
    ),
};
