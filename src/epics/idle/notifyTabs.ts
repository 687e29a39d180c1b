import { map } from "rxjs";
import { ActivityNoted } from "../../events/idle/events.ts";
import { TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { paced } from "../rules/pace.ts";
import { parameter, rule } from "../rules/rule.ts";
import { whileRuns } from "../rules/whileRuns.ts";
import { signedIn } from "../rules/conditions.ts";

export const TAB_ACTIVITY = rule({
  id: "TAB-ACTIVITY",
  ledger: ["idle-005"],
  parameters: { everyMs: { unit: "ms", fallback: 1_000 } },
  needs: {
    signedIn,
    hasOthers: ({ tabs }) => tabs.hasOthers,
  },
  pace: "throttle",
});

/** Tells the other tabs within a second that the player is active here. */
export const reportActivity: Epic = {
  name: "idle/notifyTabs",
  run: (deps) =>
    whileRuns(deps, TAB_ACTIVITY, () =>
      deps.on(ActivityNoted).pipe(
        paced(deps, TAB_ACTIVITY, parameter(TAB_ACTIVITY, "everyMs", deps.state().shell.config)),
        map(({ data }) => TabMessageSent({ kind: "activity", at: data.at })),
      ),
    ),
};
