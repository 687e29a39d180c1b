import { beatAsLeader, LEADER_BEAT } from "../epics/leadership/beat.ts";
import { hearTabs } from "../epics/leadership/hear.ts";
import { giveWay, leadWhenSeen } from "../epics/leadership/lead.ts";
import { LEADER_TAKEOVER, takeOver } from "../epics/leadership/takeover.ts";
import { sayHello, tellTabs } from "../epics/leadership/tell.ts";
import { browserTabs } from "../infra/ports/browserTabs.ts";
import { TabsPort } from "../infra/ports/tabs.ts";
import { domain } from "./domain.ts";

/** Which tab leads, and the messages between tabs. */
export const leadership = domain({
  name: "leadership",
  epics: [sayHello, leadWhenSeen, giveWay, beatAsLeader, takeOver, tellTabs, hearTabs],
  rules: [LEADER_BEAT, LEADER_TAKEOVER],
  ports: ({ window, report, tab }) => {
    const tabs = new TabsPort({ ...browserTabs(window), report, tab });
    window.addEventListener("pagehide", tabs.leave);
    return [{ onEntry: tabs.onEntry, onArrived: tabs.start }];
  },
});
