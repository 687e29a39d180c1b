import { sendHeartbeats, LEADER_BEAT } from "../epics/leadership/heartbeat.ts";
import { receiveTabs } from "../epics/leadership/receive.ts";
import { yieldLead, leadWhenSeen } from "../epics/leadership/lead.ts";
import { LEADER_TAKEOVER, takeOver } from "../epics/leadership/takeover.ts";
import { announceTab, notifyTabs } from "../epics/leadership/announce.ts";
import { browserTabs } from "../infra/ports/leadership.ts";
import { TabsPort } from "../infra/ports/tabs.ts";
import { domain } from "./domain.ts";

/** Which tab leads, and the messages between tabs. */
export const leadership = domain({
  name: "leadership",
  epics: [announceTab, leadWhenSeen, yieldLead, sendHeartbeats, takeOver, notifyTabs, receiveTabs],
  rules: [LEADER_BEAT, LEADER_TAKEOVER],
  ports: ({ window, report, tab }) => {
    const tabs = new TabsPort({ ...browserTabs(window), report, tab });
    window.addEventListener("pagehide", tabs.leave);
    return [{ onEntry: tabs.onEntry, onArrived: tabs.start }];
  },
});
