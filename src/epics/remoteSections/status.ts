import { filter, map } from "rxjs";
import { FailRoute } from "../../commands/navigation.ts";
import { sectionWanted } from "../../events/navigation/index.ts";
import { SectionFailed } from "../../events/sections/events.ts";
import type { Epic } from "../epic.ts";

/**
 * A remote section that says of itself that it fails with a status takes the page along: the error page of that status
 * stands. An answer with a status is none of its words, and is asked for again. [error-013]
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
