import { filter, map } from "rxjs";
import { FailRoute } from "../../commands/navigation.ts";
import { sectionWanted } from "../../events/navigation/index.ts";
import { SectionFailed } from "../../events/sections/events.ts";
import type { Epic } from "../epic.ts";

/**
 * When a remote section reports that it failed with a status, the page shows that error page. A failed
 * download with a status is not such a report; it is retried. [error-013]
 */
export const failForSection: Epic = {
  name: "remoteSections/status",
  run: (deps) =>
    deps.on(SectionFailed).pipe(
      filter(({ data: { section, reason } }) => {
        return reason === "error" && section === sectionWanted(deps.state());
      }),
      map(({ data: { status } }) => status),
      filter((status) => status !== undefined),
      map((status) => FailRoute({ status })),
    ),
};
