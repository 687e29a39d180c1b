import { filter, map, merge, of } from "rxjs";
import { PageProgressed, PageProgressEnded } from "../../events/progress/events.ts";
import { screenShare } from "../../events/progress/selectors.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";

export const PAGE_PROGRESS = rule({
  id: "PAGE-PROGRESS",
  ledger: ["ui-001"],
  parameters: {
    updateMs: { unit: "ms", fallback: 200 },
    shownMs: { unit: "ms", fallback: 5_000 },
  },
  pace: "throttle",
});

const runOut = deadline({
  name: "progress/page",
  rule: PAGE_PROGRESS,
  due: ({ progress, shell }) => {
    if (progress.share === null) return [];
    const wholeMs = parameter(PAGE_PROGRESS, "shownMs", shell.config);
    return [{ key: "", at: progress.since + wholeMs, wholeMs }];
  },
  fire: () => of(PageProgressEnded({})),
});

/**
 * The loading progress of the screen, updated at most five times a second and shown for at most five seconds.
 */
export const showProgress: Epic = {
  name: "progress/page",
  run: (deps) =>
    merge(
      runOut.run(deps),
      deps.select(screenShare).pipe(
        paced(deps, PAGE_PROGRESS, parameter(PAGE_PROGRESS, "updateMs", deps.state().shell.config)),
        filter((share) => share < 1 || deps.state().progress.share !== null),
        map((share) => PageProgressed({ share })),
      ),
    ),
};
