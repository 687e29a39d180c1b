import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const flagged = "/en/office/menu?redirect-service";
const down = { Redirect: fails(503) };
const site = (environment: string, isServiceEnabled: boolean) =>
  answers({
    ...siteConfig,
    site: { ...siteConfig.site, environment },
    redirects: { isServiceEnabled },
  });
const to = (body: object) => answers({ redirect: true, code: 301, url: null, ...body });
const url = "https://touchline.test/en/promo";

describe("REDIRECT-SERVICE", () => {
  rule(
    "asks 6 times, 1 s apart, and goes on without [blocking-009] [error-026] {REDIRECT-SERVICE:at}",
    {
      path: flagged,
      server: down,
      watch: "PageLeaveRequested",
      expect: `RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked
             1s RedirectAsked`,
      for: "1m",
    },
  );
  rule("nothing 1 ms before [blocking-009] {REDIRECT-SERVICE:before}", {
    path: flagged,
    server: down,
    expect: "RedirectAsked",
    for: "999ms",
  });
  rule("once and no more 1 ms later [blocking-009] {REDIRECT-SERVICE:after}", {
    path: flagged,
    server: down,
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1s1ms",
  });
  rule("leaves for a complete answer [blocking-010] [call-blocking-002]", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ url })) },
    watch: "RedirectAsked",
    expect: `RedirectAsked(ask.path=/en/office/menu) 1s RedirectAsked PageLeaveRequested(${url})`,
    for: "1m",
  });
  rule("without an address it stays [blocking-010]", {
    path: flagged,
    server: { Redirect: to({}) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  rule("without a code it stays [blocking-010]", {
    path: flagged,
    server: { Redirect: to({ url, code: null }) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  rule("an address that is none of a page is ignored [error-025]", {
    path: flagged,
    server: { Redirect: to({ url: "javascript:alert" }) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  rule("outside production nobody asks without the flag [blocking-011]", {
    server: { SiteConfig: site("test", true) },
    watch: "RedirectAsked",
    expect: "",
    for: "1m",
  });
  rule("in production it is asked where the site wants it [blocking-011]", {
    server: { SiteConfig: site("production", true) },
    expect: "RedirectAsked",
    for: "1m",
  });
  rule("in production too it is asked only where the site wants it [blocking-011]", {
    server: { SiteConfig: site("production", false) },
    watch: "RedirectAsked",
    expect: "",
    for: "1m",
  });
  rule("maintenance takes it back {REDIRECT-SERVICE:cancel}", {
    path: flagged,
    isPlayer: true,
    server: { ...down, Accounts: late("500ms", fails(503, { code: 70 })) },
    expect: "RedirectAsked",
    for: "1m",
  });
  rule("a reload begins anew {REDIRECT-SERVICE:reload}", {
    server: { ...down, SiteConfig: site("production", true) },
    tab: "500ms reload",
    expect: `RedirectAsked 500ms RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked
             1s RedirectAsked 1s RedirectAsked`,
    for: "1m",
  });
  rule("overslept it asks on waking {REDIRECT-SERVICE:sleep}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms sleep 10m",
    expect: "RedirectAsked 10m500ms RedirectAsked",
    for: "11m",
  });
  rule("the clock set back does not hold it up {REDIRECT-SERVICE:back}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms back 1h",
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1m",
  });
  rule("the clock set forward does not hurry it {REDIRECT-SERVICE:forward}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms forward 1h",
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1m",
  });
  rule("offline the tries fail and count {REDIRECT-SERVICE:offline}", {
    path: flagged,
    server: {
      Redirect: late("500ms", to({ redirect: false })),
      SiteConfig: late("1s", site("test", false)),
    },
    network: "1s offline",
    expect: `1s RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked
             1s RedirectAsked`,
    for: "1m",
  });
});
