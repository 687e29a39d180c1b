import { describe } from "vitest";
import { Redirect } from "../../src/events/redirect/events.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, inTurn, late, whenAsked } from "../kit/replies.ts";
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
const url = "https://touchline.test/en/office/report";
const elsewhere = to({ url: "https://elsewhere.test/" });

describe("REDIRECT-SERVICE", () => {
  rule(
    "asks 6 times, 1 s apart, and continues without an answer [blocking-009] [error-026] {REDIRECT-SERVICE:at}",
    {
      path: flagged,
      server: down,
      watch: "PageLeaveRequested",
      expect: `RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked
             1s RedirectAsked`,
      for: "1m",
    },
  );
  rule("does nothing 1 ms earlier [blocking-009] {REDIRECT-SERVICE:before}", {
    path: flagged,
    server: down,
    expect: "RedirectAsked",
    for: "999ms",
  });
  rule("fires once, and not again 1 ms later [blocking-009] {REDIRECT-SERVICE:after}", {
    path: flagged,
    server: down,
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1s1ms",
  });
  rule("leaves the page for a complete answer [blocking-010] [call-blocking-002]", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ url })) },
    watch: "RedirectAsked",
    expect: `RedirectAsked(ask.path=/en/office/menu) 1s RedirectAsked PageLeaveRequested(${url})`,
    for: "1m",
  });
  rule("stays without an address [blocking-010]", {
    path: flagged,
    server: { Redirect: to({}) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  rule("stays without a code [blocking-010]", {
    path: flagged,
    server: { Redirect: to({ url, code: null }) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  rule("ignores an address that is not a page [error-025]", {
    path: flagged,
    server: { Redirect: to({ url: "javascript:alert" }) },
    watch: "PageLeaveRequested",
    expect: "",
    for: "1m",
  });
  for (const code of [301, 302, 303, 307, 308])
    rule(`follows a redirect by ${code} [blocking-010]`, {
      path: flagged,
      server: { Redirect: to({ url, code }) },
      expect: `RedirectAsked PageLeaveRequested(${url})`,
      for: "1m",
    });
  rule("does not ask outside production without the flag [blocking-011]", {
    server: { SiteConfig: site("test", true) },
    watch: "RedirectAsked",
    expect: "",
    for: "1m",
  });
  rule("asks in production where the site wants it [blocking-011]", {
    server: { SiteConfig: site("production", true) },
    expect: "RedirectAsked",
    for: "1m",
  });
  rule("asks in production only where the site wants it [blocking-011]", {
    server: { SiteConfig: site("production", false) },
    watch: "RedirectAsked",
    expect: "",
    for: "1m",
  });
  rule("is cancelled by maintenance {REDIRECT-SERVICE:cancel}", {
    path: flagged,
    isPlayer: true,
    server: { ...down, Accounts: late("500ms", fails(503, { code: 70 })) },
    expect: "RedirectAsked",
    for: "1m",
  });
  rule("starts over after a reload {REDIRECT-SERVICE:reload}", {
    server: { ...down, SiteConfig: site("production", true) },
    tab: "500ms reload",
    expect: `RedirectAsked 500ms RedirectAsked 1s RedirectAsked 1s RedirectAsked 1s RedirectAsked
             1s RedirectAsked 1s RedirectAsked`,
    for: "1m",
  });
  rule("asks on waking if it fell due during sleep {REDIRECT-SERVICE:sleep}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms sleep 10m",
    expect: "RedirectAsked 10m500ms RedirectAsked",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {REDIRECT-SERVICE:back}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms back 1h",
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1m",
  });
  rule("does not fire early when the clock is set forward {REDIRECT-SERVICE:forward}", {
    path: flagged,
    server: { Redirect: inTurn(fails(503), to({ redirect: false })) },
    clock: "500ms forward 1h",
    expect: "RedirectAsked 1s RedirectAsked",
    for: "1m",
  });
  rule("counts the attempts that fail while offline {REDIRECT-SERVICE:offline}", {
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
  describe("follows redirects from load to load", () => {
    const there = (path: string) => `https://touchline.test/en/${path}?redirect-service`;
    const circle = (...paths: readonly string[]) =>
      whenAsked(Redirect, ({ path }) => {
        const at = paths.findIndex((one) => path === `/en/${one}`);
        return to({ url: there(paths[(at + 1) % paths.length] ?? "") });
      });
    const production = { SiteConfig: site("production", true) };
    const row = (count: number, agoMs = 0) => ({
      session: { "tl.s.redirects": { count, lastAt: instant("0ms") - agoMs } },
    });
    const watch = "PageLeaveRequested RedirectChainCut RedirectFoundCyclic";

    rule("stops at the third redirect in a circle of two", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu", "office/report") },
      watch,
      expect: `RedirectAsked PageLeaveRequested(${there("office/report")})
               RedirectAsked PageLeaveRequested(${there("office/menu")})
               RedirectAsked PageLeaveRequested(${there("office/report")})
               RedirectAsked RedirectChainCut(path=/en/office/report, url=${there("office/menu")}, count=3)`,
      for: "1m",
    });
    rule("stops at the third redirect in a circle of three", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu", "office/report", "coupon") },
      watch: "RedirectChainCut RedirectFoundCyclic PageLeaveRequested(url=/en/)",
      expect: `RedirectAsked RedirectAsked RedirectAsked
               RedirectAsked RedirectChainCut(path=/en/office/menu, count=3)`,
      for: "1m",
    });
    rule("detects a redirect to the current page at once, without a load [error-008]", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu") },
      watch,
      expect: `RedirectAsked PageLeaveRequested(${there("office/menu")}) RedirectFoundCyclic(/en/office/menu)`,
      for: "1m",
    });
    rule("follows three redirects in a row to the right page", {
      path: "/en/office/menu",
      stored: row(2),
      server: { ...production, Redirect: inTurn(to({ url }), answers({ redirect: false })) },
      watch: `${watch} ValueStored(key=tl.s.redirects)`,
      expect: `RedirectAsked ValueStored(area=session) PageLeaveRequested RedirectAsked ValueStored(value=null)`,
      for: "1m",
    });
    rule("remembers the number of redirects over a reload {REDIRECT-SERVICE:reload}", {
      path: "/en/office/report",
      server: { ...production, Redirect: inTurn(fails(503), elsewhere) },
      tab: "2s reload 1s reload 1s reload",
      watch,
      expect: `RedirectAsked 1s RedirectAsked PageLeaveRequested 1s RedirectAsked PageLeaveRequested
               1s RedirectAsked PageLeaveRequested 1s RedirectAsked RedirectChainCut(count=3)`,
      for: "1m",
    });
    rule("forgets the number of redirects when the storage is wiped {REDIRECT-SERVICE:wiped}", {
      path: "/en/office/report",
      stored: row(3),
      server: {
        ...production,
        Redirect: inTurn(fails(503), elsewhere),
      },
      storage: "500ms wipe",
      tab: "2s reload",
      watch,
      expect: `RedirectAsked 1s RedirectAsked RedirectChainCut
               1s RedirectAsked PageLeaveRequested`,
      for: "1m",
    });
    rule("starts a new series after five minutes {REDIRECT-SERVICE:at}", {
      path: "/en/office/report",
      stored: row(2),
      server: { ...production, Redirect: elsewhere },
      tab: "5m reload",
      watch,
      expect: "RedirectAsked PageLeaveRequested 5m RedirectAsked PageLeaveRequested",
      for: "6m",
    });
    rule("continues the series 1 ms before five minutes are over {REDIRECT-SERVICE:before}", {
      path: "/en/office/report",
      stored: row(2),
      server: { ...production, Redirect: elsewhere },
      tab: "4m59s999ms reload",
      watch,
      expect: "RedirectAsked PageLeaveRequested 4m59s999ms RedirectAsked RedirectChainCut(count=3)",
      for: "6m",
    });
    rule("ignores an invalid value in the storage", {
      path: "/en/office/report",
      stored: { session: { "tl.s.redirects": { count: "many" } } },
      server: { ...production, Redirect: elsewhere },
      watch,
      expect: "RedirectAsked PageLeaveRequested",
      for: "1m",
    });
  });
});
