import { of } from "rxjs";
import { LeadAsked } from "../../events/tabs/events.ts";
import { deadline } from "../rules/deadline.ts";
import { parameter, rule } from "../rules/rule.ts";

export const LEADER_TAKEOVER = rule({
  id: "LEADER-TAKEOVER",
  ledger: [],
  parameters: { silentMs: { unit: "ms", fallback: 15_000 } },
  needs: { follows: ({ tabs }) => !tabs.isLeader },
});

/** A leader that has been silent for too long is frozen or closed: this tab takes over. */
export const takeOver = deadline({
  name: "leadership/takeover",
  rule: LEADER_TAKEOVER,
  due: ({ shell, tabs }) => {
    const wholeMs = parameter(LEADER_TAKEOVER, "silentMs", shell.config);
    return [{ key: "", at: tabs.receivedAt + wholeMs, wholeMs }];
  },
  fire: () => of(LeadAsked({ isStealing: true })),
});
