import { filter, groupBy, map, mergeMap } from "rxjs";
import { SectionRefreshAsked, SectionWanted } from "../../events/sections/events.ts";
import { sectionCode, sectionOf, sectionRequest } from "../../events/sections/index.ts";
import type { Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";

export const SECTION_REFRESH = rule({
  id: "SECTION-REFRESH",
  ledger: ["sections-019", "sections-020"],
  parameters: { everyMs: { unit: "ms", fallback: 1_000 } },
  pace: "throttle",
});

/**
 * Refreshes a failed section at the player's request, at most once a second; taps in between are ignored.
 * [sections-020]
 */
export const refreshSections: Epic = {
  name: "sectionRefresh/refresh",
  run: (deps) =>
    deps.on(SectionRefreshAsked).pipe(
      map(({ data }) => data.section),
      groupBy((section) => section),
      mergeMap((section$) =>
        section$.pipe(
          paced(
            deps,
            SECTION_REFRESH,
            parameter(SECTION_REFRESH, "everyMs", deps.state().shell.config),
            { isTrailing: false },
          ),
        ),
      ),
      filter((section) => sectionOf(deps.state().sections, section).code === sectionCode.failed),
      map((section) => SectionWanted(sectionRequest(deps.state(), section, "refresh"))),
    ),
};
