import { EMPTY, map, merge, mergeMap, of } from "rxjs";
import { PollingPaused, PollingResumed, TabShown } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { tabHidden } from "../rules/conditions.ts";

export const POLL_PAUSE = rule({
  id: "POLL-PAUSE",
  ledger: ["polling-001", "polling-002"],
  parameters: {
    hiddenMs: {
      unit: "ms",
      fallback: 30_000,
      from: ({ polling }) => polling?.pauseHiddenMs,
      clamp: [1_000, 600_000],
    },
  },
  needs: { tabHidden },
});

const pauseWhenHidden = deadline({
  name: "sports/pause",
  rule: POLL_PAUSE,
  due: ({ shell }) => {
    if (shell.isPollingPaused) return [];
    const wholeMs = parameter(POLL_PAUSE, "hiddenMs", shell.config);
    return [{ key: "", at: shell.hiddenAt + wholeMs, wholeMs }];
  },
  fire: () => of(PollingPaused({})),
});

/**
 * Polling stops after the tab has been hidden long enough, and resumes immediately on return. [polling-001]
 * [polling-002]
 */
export const pausePolling: Epic = {
  name: "sports/pause",
  run: (deps) =>
    merge(
      pauseWhenHidden.run(deps),
      deps.on(TabShown).pipe(
        mergeMap(() => (deps.state().shell.isPollingPaused ? of(null) : EMPTY)),
        map(() => PollingResumed({})),
      ),
    ),
};
