import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite, siteConfig } from "../kit/site.ts";

const failed = fails(503);
const failedForLong = late("400ms", failed);

describe("CONFIG-RETRY", () => {
  rule(
    "asks 6 times, 1 s apart, and gives up: no site config [config-003] [error-001] {CONFIG-RETRY:at}",
    {
      server: { SiteConfig: failed },
      expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
    },
  );
  rule("nothing 1 ms before the second is over [config-003] {CONFIG-RETRY:before}", {
    server: { SiteConfig: failed },
    expect: "SiteConfigAsked",
    for: "999ms",
  });
  rule("asks once and no more 1 ms later {CONFIG-RETRY:after}", {
    server: { SiteConfig: failed },
    expect: "SiteConfigAsked 1s SiteConfigAsked",
    for: "1s1ms",
  });
  rule("the second counts from the failure", {
    server: { SiteConfig: failedForLong },
    expect: "SiteConfigAsked 1s400ms SiteConfigAsked 1s400ms SiteConfigAsked",
    for: "4s199ms",
  });
  rule("an answer to the last question is in time", {
    server: { SiteConfig: inTurn(failed, failed, failed, failed, failed, answers(siteConfig)) },
    watch: "ConfigMissing",
    expect: "5s SiteConfigAnswered",
  });
  rule("an answer ends it", {
    server: { SiteConfig: inTurn(failed, answers(siteConfig)) },
    watch: "ConfigMissing",
    expect: "SiteConfigAsked 1s SiteConfigAsked",
  });
  rule("a reload starts anew {CONFIG-RETRY:reload}", {
    server: { SiteConfig: failed },
    tab: "4s500ms reload",
    watch: "SiteConfigAsked",
    expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
  });
  rule("overslept it asks on waking {CONFIG-RETRY:sleep}", {
    server: { SiteConfig: failed },
    clock: "500ms sleep 1h",
    expect: "SiteConfigAsked 1h500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "1h3s",
  });
  rule("the clock set back does not hold it up {CONFIG-RETRY:back}", {
    server: { SiteConfig: failed },
    clock: "500ms back 2h",
    expect: "SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "2s999ms",
  });
  rule("the clock set forward: when the page next looks {CONFIG-RETRY:forward}", {
    server: { SiteConfig: failed },
    clock: "500ms forward 1h",
    tab: "600ms visible",
    expect: "SiteConfigAsked 600ms SiteConfigAsked 1s SiteConfigAsked",
    for: "2s599ms",
  });
  rule("hidden or offline, it goes on asking {CONFIG-RETRY:offline}", {
    tab: "hidden",
    network: "offline 2s500ms online",
    watch: "ConfigMissing",
    expect: "SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "10s",
  });
});

describe("SESSION-CHECK", () => {
  rule(
    "2 tries again, 1500 ms apart, then the player counts as a visitor [session-001] [error-016] {SESSION-CHECK:at}",
    {
      server: { CheckSession: failed },
      expect: `CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
    },
  );
  rule("nothing 1 ms before the time is over [session-001] {SESSION-CHECK:before}", {
    server: { CheckSession: failed },
    expect: "CheckSessionAsked",
    for: "1s499ms",
  });
  rule("asks once and no more 1 ms later [session-001] {SESSION-CHECK:after}", {
    server: { CheckSession: failed },
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked",
    for: "1s501ms",
  });
  rule("an answer to the last question still counts [session-001]", {
    server: { CheckSession: inTurn(failed, failed, answers({ user_id: 4711 })) },
    watch: "SessionClosed CheckSessionAsked",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionOpened",
    for: "10s",
  });
  rule("an answer ends it [session-001]", {
    server: { CheckSession: inTurn(failed, answers({ user_id: null })) },
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)",
  });
  rule("the site closes: nobody is asked after any more {SESSION-CHECK:cancel}", {
    server: { CheckSession: failed, SiteConfig: late("1s", answers(closedSite())) },
    watch: "SessionClosed SessionOpened",
    expect: "CheckSessionAsked",
    for: "1m",
  });
  rule("a reload starts anew [session-001] {SESSION-CHECK:reload}", {
    server: { CheckSession: failed },
    tab: "2s reload",
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked
             500ms CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
  });
  rule("overslept: on waking [session-001] {SESSION-CHECK:sleep}", {
    server: { CheckSession: failed },
    clock: "1s sleep 1h",
    expect: "CheckSessionAsked 1h1s CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule("the clock set back does not hold it up [session-001] {SESSION-CHECK:back}", {
    server: { CheckSession: failed },
    clock: "1s back 2h",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule("the clock set forward: when the page next looks [session-001] {SESSION-CHECK:forward}", {
    server: { CheckSession: failed },
    clock: "500ms forward 1h",
    tab: "600ms visible",
    expect: "CheckSessionAsked 600ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule(
    "offline it is asked as often, and then there is a visitor [session-001] {SESSION-CHECK:offline}",
    {
      network: "offline",
      expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
    },
  );
});

describe("SECOND-WAVE", () => {
  rule("the later rules are asked for after 5 s {SECOND-WAVE:at}", {
    watch: "DomainsWanted(later) DomainsArrived(later)",
    expect: "5s DomainsWanted(later) DomainsArrived(later)",
  });
  rule("nothing 1 ms earlier {SECOND-WAVE:before}", {
    watch: "DomainsWanted(later)",
    expect: "",
    for: "4s999ms",
  });
  rule("once and no more 1 ms later {SECOND-WAVE:after}", {
    watch: "DomainsWanted(later)",
    expect: "5s DomainsWanted(later)",
    for: "5s1ms",
  });
  rule("a reload begins anew {SECOND-WAVE:reload}", {
    tab: "3s reload",
    watch: "DomainsWanted(later)",
    expect: "8s DomainsWanted(later)",
  });
  rule("overslept, it comes on waking {SECOND-WAVE:sleep}", {
    clock: "1s sleep 1h",
    watch: "DomainsWanted(later)",
    expect: "1h1s DomainsWanted(later)",
  });
  rule("the clock set back does not hold it up {SECOND-WAVE:back}", {
    clock: "1s back 1h",
    watch: "DomainsWanted(later)",
    expect: "5s DomainsWanted(later)",
  });
  rule("the clock set forward: when the page next looks {SECOND-WAVE:forward}", {
    clock: "1s forward 1h",
    tab: "2s visible",
    watch: "DomainsWanted(later)",
    expect: "2s DomainsWanted(later)",
  });
  rule("offline they do not come, and are asked for again {SECOND-WAVE:offline}", {
    network: "offline 6s online",
    watch: "DomainsWanted(later) DomainsMissing(later) DomainsArrived(later)",
    expect:
      "5s DomainsWanted(later) DomainsMissing(later) 2s DomainsWanted(later) DomainsArrived(later)",
  });
});
