import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const failed = fails(503);
const failedForLong = late("400ms", failed);

describe("CONFIG-RETRY", () => {
  rule("asks 6 times, 1 s apart, and gives up", {
    server: { SiteConfig: failed },
    expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
  });
  rule("nothing 1 ms before the second is over", {
    server: { SiteConfig: failed },
    expect: "SiteConfigAsked",
    for: "999ms",
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
  rule("a reload starts anew", {
    server: { SiteConfig: failed },
    tab: "4s500ms reload",
    watch: "SiteConfigAsked",
    expect: `SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked
             1s SiteConfigAsked 1s SiteConfigAsked ConfigMissing(6)`,
  });
  rule("overslept it asks on waking; the clock set back does not hold it up", {
    server: { SiteConfig: failed },
    clock: "500ms sleep 1h 100ms back 2h",
    expect: "SiteConfigAsked 1h500ms SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "1h3s",
  });
  rule("hidden or offline, it goes on asking", {
    tab: "hidden",
    network: "offline 2s500ms online",
    watch: "ConfigMissing",
    expect: "SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked 1s SiteConfigAsked",
    for: "10s",
  });
});

describe("SESSION-CHECK", () => {
  rule("2 tries again, 1500 ms apart, then the player counts as a visitor [session-001]", {
    server: { CheckSession: failed },
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
  });
  rule("nothing 1 ms before the time is over [session-001]", {
    server: { CheckSession: failed },
    expect: "CheckSessionAsked",
    for: "1s499ms",
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
  rule("a reload starts anew [session-001]", {
    server: { CheckSession: failed },
    tab: "2s reload",
    expect: `CheckSessionAsked 1s500ms CheckSessionAsked
             500ms CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed(start)`,
  });
  rule("overslept: on waking; the clock set back does not hold it up [session-001]", {
    server: { CheckSession: failed },
    clock: "1s sleep 1h 100ms back 2h",
    expect: "CheckSessionAsked 1h1s CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
  rule("offline it is asked as often, and then there is a visitor [session-001]", {
    network: "offline",
    expect: "CheckSessionAsked 1s500ms CheckSessionAsked 1s500ms CheckSessionAsked SessionClosed",
  });
});
