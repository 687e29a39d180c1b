import { map } from "rxjs";
import { ActivityNoted, ActivitySeen } from "../../events/idle/events.ts";
import { TabShown } from "../../events/shell/events.ts";
import type { Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { signedIn } from "../rules/conditions.ts";

export const IDLE_ACTIVITY = rule({
  id: "IDLE-ACTIVITY",
  ledger: ["idle-003"],
  parameters: { everyMs: { unit: "ms", fallback: 100 } },
  needs: { signedIn },
  pace: "throttle",
});

/**
 * Records touches, key presses and returns to the tab, throttled. The recorded time is that of the touch
 * itself.
 */
export const noteActivity: Epic = {
  name: "idle/activity",
  isGuard: true,
  run: (deps) =>
    whileRuns(deps, IDLE_ACTIVITY, () =>
      deps.on(ActivitySeen, TabShown).pipe(
        paced(deps, IDLE_ACTIVITY, parameter(IDLE_ACTIVITY, "everyMs", deps.state().shell.config)),
        map(({ at }) => ActivityNoted({ at })),
      ),
    ),
};
