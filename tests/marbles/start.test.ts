import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { closedSite, siteConfig } from "../kit/site.ts";

const failed = fails(503);
const failedForLong = late("400ms", failed);

describe("CONFIG-RETRY", () => {
  rule(
    "asks 6 times, 1 s apart, and gives up without a site config [config-003] [error-001] {CONFIG-RETRY:at}",
    {
      server: { SiteConfig: failed },
      expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
    },
  );
  rule("does nothing 1 ms earlier [config-003] {CONFIG-RETRY:before}", {
    server: { SiteConfig: failed },
    expect: "SiteConfigAsked",
    for: "999ms",
  });
  rule("fires once, and not again 1 ms later {CONFIG-RETRY:after}", {
    server: { SiteConfig: failed },
    expect: "SiteConfigAsked 1s SiteConfigAsked",
    for: "1s1ms",
  });
  rule("counts the second from the failure", {
    server: { SiteConfig: failedForLong },
    expect: "SiteConfigAsked 1s400ms SiteConfigAsked 1s400ms SiteConfigAsked",
    for: "4s199ms",
  });
  rule("accepts an answer to the last request", {
    server: { SiteConfig: inTurn(failed, failed, failed, failed, failed, answers(siteConfig)) },
    watch: "ConfigMissing",
    expect: "5s SiteConfigAnswered",
  });
  rule("stops after an answer", {
    server: { SiteConfig: inTurn(failed, answers(siteConfig)) },
    watch: "ConfigMissing",
    expect: "SiteConfigAsked 1s SiteConfigAsked",
  });
  rule("starts over after a reload {CONFIG-RETRY:reload}", {
    server: { SiteConfig: failed },
    tab: "4s500ms reload",
    watch: "SiteConfigAsked",
    expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
  });
  rule("asks on waking if it fell due during sleep {CONFIG-RETRY:sleep}", {
    server: { SiteConfig: failed },
    clock: "500ms sleep 1h",
    expect: "SiteConfigAsked 1h500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "1h3s",
  });
  rule("is not delayed when the clock is set back {CONFIG-RETRY:back}", {
    server: { SiteConfig: failed },
    clock: "500ms back 2h",
    expect: "SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "2s999ms",
  });
  rule("fires on the page's next check when the clock is set forward {CONFIG-RETRY:forward}", {
    server: { SiteConfig: failed },
    clock: "500ms forward 1h",
    tab: "600ms visible",
    expect: "SiteConfigAsked 600ms SiteConfigAsked 1s SiteConfigAsked",
    for: "2s599ms",
  });
  rule("goes on asking while hidden or offline {CONFIG-RETRY:offline}", {
    tab: "hidden",
    network: "offline 2s500ms online",
    watch: "ConfigMissing",
    expect: "SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "10s",
  });
});

describe("SESSION-CHECK", () => {
  rule(
    "tries again 2 times, 1500 ms apart, then counts the player as a visitor [session-001] [error-016] {SESSION-CHECK:at}",
    {
      server: { CheckSession: failed },
      expect: `CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
    },
  );
  rule("does nothing 1 ms earlier [session-001] {SESSION-CHECK:before}", {
    server: { CheckSession: failed },
    expect: "CheckSessionAsked",
    for: "1s499ms",
  });
  rule("fires once, and not again 1 ms later [session-001] {SESSION-CHECK:after}", {
    server: { CheckSession: failed },
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked",
    for: "1s501ms",
  });
  rule("accepts an answer to the last request [session-001]", {
    server: { CheckSession: inTurn(failed, failed, answers({ user_id: 4711 })) },
    watch: "SessionClosed CheckSessionAsked",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionOpened",
    for: "10s",
  });
  rule("stops after an answer [session-001]", {
    server: { CheckSession: inTurn(failed, answers({ user_id: null })) },
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)",
  });
  rule("is cancelled when the site closes {SESSION-CHECK:cancel}", {
    server: { CheckSession: failed, SiteConfig: late("1s", answers(closedSite())) },
    watch: "SessionClosed SessionOpened",
    expect: "CheckSessionAsked",
    for: "1m",
  });
  rule("starts over after a reload [session-001] {SESSION-CHECK:reload}", {
    server: { CheckSession: failed },
    tab: "2s reload",
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked
             500ms CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
  });
  rule("fires on waking if it fell due during sleep [session-001] {SESSION-CHECK:sleep}", {
    server: { CheckSession: failed },
    clock: "1s sleep 1h",
    expect: "CheckSessionAsked 1h1s CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule("is not delayed when the clock is set back [session-001] {SESSION-CHECK:back}", {
    server: { CheckSession: failed },
    clock: "1s back 2h",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule(
    "fires on the page's next check when the clock is set forward [session-001] {SESSION-CHECK:forward}",
    {
      server: { CheckSession: failed },
      clock: "500ms forward 1h",
      tab: "600ms visible",
      expect: "CheckSessionAsked 600ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
    },
  );
  rule(
    "makes as many tries while offline, and then counts a visitor [session-001] {SESSION-CHECK:offline}",
    {
      network: "offline",
      expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
    },
  );
  rule("is made again when the page comes online, which may be a player's", {
    server: { CheckSession: answers({ user_id: 4711 }) },
    network: "offline 20s online",
    watch: "SessionOpened CheckSessionAsked",
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked
             17s CheckSessionAsked SessionOpened`,
    for: "1m",
  });
  rule("is made again when the page is looked at again, with all tries", {
    server: { CheckSession: inTurn(failed, failed, failed, failed, answers({ user_id: 4711 })) },
    tab: "10s hidden 10s visible 10s hidden 10s visible",
    watch: "SessionOpened CheckSessionAsked",
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked
             17s CheckSessionAsked 1s500ms CheckSessionAsked SessionOpened`,
    for: "1m",
  });
  rule("is not made again where the server has refused it, nor after an answer", {
    server: { CheckSession: fails(403) },
    tab: "10s hidden 10s visible",
    watch: "CheckSessionAsked",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked",
    for: "1m",
  });
});

describe("SECOND-WAVE", () => {
  rule("requests the later rules after 5 s {SECOND-WAVE:at}", {
    watch: "DomainsWanted(later) DomainsArrived(later)",
    expect: "5s DomainsWanted(later) DomainsArrived(later)",
  });
  rule("does nothing 1 ms earlier {SECOND-WAVE:before}", {
    watch: "DomainsWanted(later)",
    expect: "",
    for: "4s999ms",
  });
  rule("fires once, and not again 1 ms later {SECOND-WAVE:after}", {
    watch: "DomainsWanted(later)",
    expect: "5s DomainsWanted(later)",
    for: "5s1ms",
  });
  rule("starts over after a reload {SECOND-WAVE:reload}", {
    tab: "3s reload",
    watch: "DomainsWanted(later)",
    expect: "8s DomainsWanted(later)",
  });
  rule("fires on waking if it fell due during sleep {SECOND-WAVE:sleep}", {
    clock: "1s sleep 1h",
    watch: "DomainsWanted(later)",
    expect: "1h1s DomainsWanted(later)",
  });
  rule("is not delayed when the clock is set back {SECOND-WAVE:back}", {
    clock: "1s back 1h",
    watch: "DomainsWanted(later)",
    expect: "5s DomainsWanted(later)",
  });
  rule("fires on the page's next check when the clock is set forward {SECOND-WAVE:forward}", {
    clock: "1s forward 1h",
    tab: "2s visible",
    watch: "DomainsWanted(later)",
    expect: "2s DomainsWanted(later)",
  });
  rule("cannot load them while offline, and requests them again {SECOND-WAVE:offline}", {
    network: "offline 6s online",
    watch: "DomainsWanted(later) DomainsMissing(later) DomainsArrived(later)",
    expect:
      "5s DomainsWanted(later) DomainsMissing(later) 2s DomainsWanted(later) DomainsArrived(later)",
  });
});
