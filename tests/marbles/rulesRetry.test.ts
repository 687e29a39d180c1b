import { describe } from "vitest";
import type { Timeline } from "../kit/timeline.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, whenPart } from "../kit/replies.ts";
import { rule as timeline } from "../kit/rule.ts";

const failed = fails(503);
const later = "DomainsWanted(later)";

/** A page that has just been loaded anew for a lost part: it is not loaded anew once more. */
const reloaded = { session: { "tl.s.chunkReloadAt": instant("0ms") } };
const rule = (title: string, drawn: Timeline): void =>
  timeline(title, { stored: reloaded, ...drawn });

describe("RULES-RETRY", () => {
  rule("asks 6 times, 2 s apart {RULES-RETRY:at}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later}`,
  });
  rule("nothing 1 ms before the 2 s are over {RULES-RETRY:before}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later}`,
    for: "6s999ms",
  });
  rule("asks once and no more 1 ms later {RULES-RETRY:after}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later}`,
    for: "7s1ms",
  });
  rule("what comes is asked for no more", {
    server: { Rules: whenPart({ later: [failed, answers(null)] }) },
    watch: "DomainsWanted(later) DomainsArrived(later)",
    expect: `5s ${later} 2s ${later} DomainsArrived(later)`,
    for: "1h",
  });
  rule("a player is not left without the rules that guard them", {
    isPlayer: true,
    server: { Rules: failed },
    watch: "DomainsWanted(player)",
    expect: `DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player)
             2s DomainsWanted(player) 2s DomainsWanted(player) SessionClosed(guard) SessionClosed(start)`,
    for: "10s",
  });
  rule("ended safely on a page for players, the next sign-in asks for them anew", {
    isPlayer: true,
    path: "/en/office/history",
    server: { Rules: failed },
    user: "11s GoTo(/en/user/login) 1s SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)",
    watch: "DomainsWanted(player) SessionClosed",
    expect: `DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player)
             2s DomainsWanted(player) 2s DomainsWanted(player) SessionClosed(guard)
             2s DomainsWanted(player)`,
    for: "13s",
  });
  rule("signed out between two tries: nothing is asked for {RULES-RETRY:cancel}", {
    isPlayer: true,
    path: "/en/office/history",
    server: { Rules: failed },
    user: "3s SignOut",
    watch: "DomainsWanted(player)",
    expect: "DomainsWanted(player) 2s DomainsWanted(player)",
    for: "1m",
  });
  rule("given up, a page that is opened is another try, and one only", {
    server: { Rules: failed },
    user: "16s GoTo(/en/office/report) 1s GoTo(/en/office/menu)",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 1s ${later} 1s ${later}`,
    for: "1h",
  });
  rule("a reload begins anew {RULES-RETRY:reload}", {
    server: { Rules: failed },
    tab: "6s reload",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 6s ${later} 2s ${later}`,
    for: "14s",
  });
  rule("overslept, it comes on waking {RULES-RETRY:sleep}", {
    server: { Rules: failed },
    clock: "6s sleep 1h",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 1h1s ${later} 2s ${later}`,
    for: "1h9s",
  });
  rule("the clock set back does not hold it up {RULES-RETRY:back}", {
    server: { Rules: failed },
    clock: "6s back 1h",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later}`,
    for: "10s",
  });
  rule("the clock set forward: when the page next looks {RULES-RETRY:forward}", {
    server: { Rules: failed },
    clock: "5s500ms forward 1h",
    tab: "6s visible",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 1s ${later} 2s ${later}`,
    for: "9s",
  });
  rule("offline the tries fail and count {RULES-RETRY:offline}", {
    network: "4s offline 16s online",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 5s ${later}`,
    for: "1h",
  });
});
