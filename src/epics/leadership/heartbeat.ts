import { filter, map, merge, of } from "rxjs";
import type { State } from "../../events/index.ts";
import { TabHidden } from "../../events/shell/events.ts";
import { LeadGained, TabMessageReceived, TabMessageSent } from "../../events/tabs/events.ts";
import type { Epic } from "../epic.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";
import { outranked } from "./lead.ts";
import { leads } from "../rules/conditions.ts";

export const LEADER_BEAT = rule({
  id: "LEADER-BEAT",
  ledger: [],
  parameters: { everyMs: { unit: "ms", fallback: 5_000 } },
  needs: {
    leads,
    hasOthers: ({ tabs }) => tabs.hasOthers,
  },
});

const heartbeat = ({ shell, tabs }: State) =>
  TabMessageSent({ kind: "beat", isVisible: !shell.isTabHidden, since: tabs.since });

const keepHeartbeat = deadline({
  name: "leadership/heartbeat",
  rule: LEADER_BEAT,
  due: ({ shell, tabs }) => {
    const wholeMs = parameter(LEADER_BEAT, "everyMs", shell.config);
    return [{ key: "", at: tabs.beatenAt + wholeMs, wholeMs }];
  },
  fire: (deps) => of(heartbeat(deps.state())),
});

/** Tells the other tabs that the leader is alive: at intervals, and immediately when one needs to know. */
export const sendHeartbeats: Epic = {
  name: "leadership/heartbeat",
  run: (deps) =>
    merge(
      keepHeartbeat.run(deps),
      merge(
        deps.on(LeadGained, TabHidden),
        deps.on(TabMessageReceived).pipe(
          filter(
            ({ data: { message, tab } }) =>
              message.kind === "hello" ||
              // There are two leaders, and the other one must learn that it is outranked.
              (message.kind === "beat" && !outranked(deps.state(), message, tab)),
          ),
        ),
      ).pipe(
        filter(() => deps.state().tabs.isLeader && deps.state().tabs.hasOthers),
        map(() => heartbeat(deps.state())),
      ),
    ),
};
