import { describe } from "vitest";
import { answers, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { instant } from "../kit/play.ts";

/** The player returns to this tab twice within a second; there is another tab. */
const active = {
  isPlayer: true,
  tab: "hidden 2s visible 300ms hidden 200ms visible",
  tab2: "1s open",
  watch: "TabMessageSent(kind=activity) 2:TabMessageSent(kind=activity)",
};

describe("TAB-ACTIVITY", () => {
  rule("does not send the last activity 1 ms before the second ends {TAB-ACTIVITY:before}", {
    ...active,
    expect: "2s TabMessageSent",
    for: "2s999ms",
  });
  rule(
    "sends the first activity at once, the last when its second is over {TAB-ACTIVITY:at} [idle-005]",
    {
      ...active,
      expect: `2s TabMessageSent(at=${instant("2s")}) 1s TabMessageSent(at=${instant("2s500ms")})`,
      for: "20s",
    },
  );
  rule("fires once, and not again 1 ms later {TAB-ACTIVITY:after}", {
    ...active,
    expect: "2s TabMessageSent 1s TabMessageSent",
    for: "3s1ms",
  });
  rule(
    "passes the time to the other tab, which forwards it to nobody {TAB-ACTIVITY:tab2} [idle-005]",
    {
      ...active,
      tab: `hidden 500ms visible 500ms hidden 1s visible 300ms hidden 200ms visible`,
      expect: `2s TabMessageSent 1ms 2:TabActivityReceived(${instant("2s")})
             999ms TabMessageSent 1ms 2:TabActivityReceived(${instant("2s500ms")})`,
      for: "20s",
    },
  );
  rule("sends nothing in a lone tab", {
    ...active,
    tab2: "",
    watch: "TabMessageSent(kind=activity)",
    expect: "",
    for: "20s",
  });
  rule("sends nothing after a sign-out {TAB-ACTIVITY:cancel}", {
    ...active,
    tab2: "1s open 1s700ms SignOut",
    server: {
      CheckSession: inTurn(
        answers({ user_id: 4711 }),
        answers({ user_id: 4711 }),
        answers({ user_id: null }),
      ),
    },
    expect: "2s TabMessageSent",
    for: "20s",
  });
  rule("does not send a visitor's activity", {
    ...active,
    isPlayer: false,
    expect: "",
    for: "20s",
  });
  rule("sends nothing from before a reload {TAB-ACTIVITY:reload}", {
    ...active,
    tab: `${active.tab} 200ms reload`,
    expect: "2s TabMessageSent",
    for: "20s",
  });
  rule("sends on waking if it fell due during sleep {TAB-ACTIVITY:sleep}", {
    ...active,
    clock: "2s600ms sleep 10m",
    expect: "2s TabMessageSent 10m600ms TabMessageSent",
    for: "11m",
  });
  rule("counts a time in the future as now when the clock is set back {TAB-ACTIVITY:back}", {
    ...active,
    clock: "2s600ms back 1h",
    expect: `2s TabMessageSent 1ms 2:TabActivityReceived 999ms TabMessageSent
             1ms 2:TabActivityReceived(${instant("3s1ms") - 3_600_000})`,
    for: "20s",
  });
  rule("sends on the page's next check when the clock is set forward {TAB-ACTIVITY:forward}", {
    ...active,
    clock: "2s600ms forward 1h",
    network: "2s700ms offline",
    expect: "2s TabMessageSent 700ms TabMessageSent",
    for: "20s",
  });
  rule("sends without a connection {TAB-ACTIVITY:offline}", {
    ...active,
    network: "2s600ms offline",
    expect: "2s TabMessageSent 1s TabMessageSent",
    for: "20s",
  });
});
