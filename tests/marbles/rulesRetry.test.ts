import { describe } from "vitest";
import type { Timeline } from "../kit/timeline.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, whenPart } from "../kit/replies.ts";
import { rule as timeline } from "../kit/rule.ts";

const failed = fails(503);
const later = "DomainsWanted(later)";

/** A page that was just reloaded for a lost chunk is not reloaded once more. */
const reloaded = { session: { "tl.s.chunkReloadAt": instant("0ms") } };
const rule = (title: string, drawn: Timeline): void =>
  timeline(title, { stored: reloaded, ...drawn });

describe("RULES-RETRY", () => {
  rule("asks 6 times, 2 s apart {RULES-RETRY:at}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later}`,
  });
  rule("does nothing 1 ms earlier {RULES-RETRY:before}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later}`,
    for: "6s999ms",
  });
  rule("fires once, and not again 1 ms later {RULES-RETRY:after}", {
    server: { Rules: failed },
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later}`,
    for: "7s1ms",
  });
  rule("requests no more once they have loaded", {
    server: { Rules: whenPart({ later: [failed, answers(null)] }) },
    watch: "DomainsWanted(later) DomainsArrived(later)",
    expect: `5s ${later} 2s ${later} DomainsArrived(later)`,
    for: "1h",
  });
  rule("signs out a player rather than leave them without the rules that guard them", {
    isPlayer: true,
    server: { Rules: failed },
    watch: "DomainsWanted(player)",
    expect: `DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player) 2s DomainsWanted(player)
             2s DomainsWanted(player) 2s DomainsWanted(player) SessionClosed(guard) SessionClosed(start)`,
    for: "10s",
  });
  rule("requests them again with the next sign-in after ending safely on a page for players", {
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
  rule("is cancelled by signing out between two tries {RULES-RETRY:cancel}", {
    isPlayer: true,
    path: "/en/office/history",
    server: { Rules: failed },
    user: "3s SignOut",
    watch: "DomainsWanted(player)",
    expect: "DomainsWanted(player) 2s DomainsWanted(player)",
    for: "1m",
  });
  rule("tries again, and as often, when a page is opened after giving up", {
    server: { Rules: failed },
    user: "18s GoTo(/en/office/report)",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later}
             3s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later}`,
    for: "1h",
  });
  // A browser that remembers what it could not load offline needs the reload, which the third miss brings.
  rule("tries until the page reloads for what was lost offline, once the connection is back", {
    stored: {},
    server: { Rules: whenPart({ later: [failed] }) },
    network: "4s offline 30s online",
    watch: "DomainsWanted(later) PageReloadRequested",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later}
             19s ${later} 2s ${later} 2s ${later} PageReloadRequested(reason=chunk)`,
    for: "39s",
  });
  rule("starts over after a reload {RULES-RETRY:reload}", {
    server: { Rules: failed },
    tab: "6s reload",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 6s ${later} 2s ${later}`,
    for: "14s",
  });
  rule("fires on waking if it fell due during sleep {RULES-RETRY:sleep}", {
    server: { Rules: failed },
    clock: "6s sleep 1h",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 1h1s ${later} 2s ${later}`,
    for: "1h9s",
  });
  rule("is not delayed when the clock is set back {RULES-RETRY:back}", {
    server: { Rules: failed },
    clock: "6s back 1h",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later}`,
    for: "10s",
  });
  rule("fires on the page's next check when the clock is set forward {RULES-RETRY:forward}", {
    server: { Rules: failed },
    clock: "5s500ms forward 1h",
    tab: "6s visible",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 1s ${later} 2s ${later}`,
    for: "9s",
  });
  rule("counts the attempts that fail while offline {RULES-RETRY:offline}", {
    network: "4s offline 16s online",
    watch: "DomainsWanted(later)",
    expect: `5s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 2s ${later} 5s ${later}`,
    for: "1h",
  });
});
