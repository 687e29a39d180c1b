import { beatAsLeader, LEADER_BEAT } from "../epics/tabs/beat.ts";
import { hearTabs } from "../epics/tabs/hear.ts";
import { giveWay, leadWhenSeen } from "../epics/tabs/lead.ts";
import { LEADER_TAKEOVER, takeOver } from "../epics/tabs/takeover.ts";
import { sayHello, tellTabs } from "../epics/tabs/tell.ts";
import { browserTabs } from "../infra/ports/browserTabs.ts";
import { TabsPort } from "../infra/ports/tabs.ts";
import { domain } from "./domain.ts";

/** Which tab leads, and what tabs tell each other. */
export const leadership = domain({
  name: "leadership",
  epics: [sayHello, leadWhenSeen, giveWay, beatAsLeader, takeOver, tellTabs, hearTabs],
  rules: [LEADER_BEAT, LEADER_TAKEOVER],
  ports: ({ window, report, tab }) => {
    const tabs = new TabsPort({ ...browserTabs(window), report, tab });
    window.addEventListener("pagehide", tabs.leave);
    return [{ heard: tabs.heard, onArrived: tabs.start }];
  },
});
