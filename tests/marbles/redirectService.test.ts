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
  for (const code of [301, 302, 303, 307, 308])
    rule(`a redirect by ${code} is followed [blocking-010]`, {
      path: flagged,
      server: { Redirect: to({ url, code }) },
      expect: `RedirectAsked PageLeaveRequested(${url})`,
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
  describe("sends on, load after load", () => {
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

    rule("in a circle of two: the third redirect is the last", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu", "office/report") },
      watch,
      expect: `RedirectAsked PageLeaveRequested(${there("office/report")})
               RedirectAsked PageLeaveRequested(${there("office/menu")})
               RedirectAsked PageLeaveRequested(${there("office/report")})
               RedirectAsked RedirectChainCut(path=/en/office/report, url=${there("office/menu")}, count=3)`,
      for: "1m",
    });
    rule("in a circle of three: the same", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu", "office/report", "coupon") },
      watch: "RedirectChainCut RedirectFoundCyclic PageLeaveRequested(url=/en/)",
      expect: `RedirectAsked RedirectAsked RedirectAsked
               RedirectAsked RedirectChainCut(path=/en/office/menu, count=3)`,
      for: "1m",
    });
    rule("to where it is: at once it is a circle, and no load is spent on it [error-008]", {
      path: "/en/office/menu?redirect-service",
      server: { Redirect: circle("office/menu") },
      watch,
      expect: `RedirectAsked PageLeaveRequested(${there("office/menu")}) RedirectFoundCyclic(/en/office/menu)`,
      for: "1m",
    });
    rule("three pages in a row, and the fourth is the right one", {
      path: "/en/office/menu",
      stored: row(2),
      server: { ...production, Redirect: inTurn(to({ url }), answers({ redirect: false })) },
      watch: `${watch} ValueStored(key=tl.s.redirects)`,
      expect: `RedirectAsked ValueStored(area=session) PageLeaveRequested RedirectAsked ValueStored(value=null)`,
      for: "1m",
    });
    rule("after a reload it still knows how often {REDIRECT-SERVICE:reload}", {
      path: "/en/office/report",
      server: { ...production, Redirect: inTurn(fails(503), elsewhere) },
      tab: "2s reload 1s reload 1s reload",
      watch,
      expect: `RedirectAsked 1s RedirectAsked PageLeaveRequested 1s RedirectAsked PageLeaveRequested
               1s RedirectAsked PageLeaveRequested 1s RedirectAsked RedirectChainCut(count=3)`,
      for: "1m",
    });
    rule("and with the storage wiped it does not {REDIRECT-SERVICE:wiped}", {
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
    rule("after five minutes it is another row {REDIRECT-SERVICE:at}", {
      path: "/en/office/report",
      stored: row(2),
      server: { ...production, Redirect: elsewhere },
      tab: "5m reload",
      watch,
      expect: "RedirectAsked PageLeaveRequested 5m RedirectAsked PageLeaveRequested",
      for: "6m",
    });
    rule("1 ms before five minutes are over it is the same row {REDIRECT-SERVICE:before}", {
      path: "/en/office/report",
      stored: row(2),
      server: { ...production, Redirect: elsewhere },
      tab: "4m59s999ms reload",
      watch,
      expect: "RedirectAsked PageLeaveRequested 4m59s999ms RedirectAsked RedirectChainCut(count=3)",
      for: "6m",
    });
    rule("what makes no sense in the storage is no row", {
      path: "/en/office/report",
      stored: { session: { "tl.s.redirects": { count: "many" } } },
      server: { ...production, Redirect: elsewhere },
      watch,
      expect: "RedirectAsked PageLeaveRequested",
      for: "1m",
    });
  });
});
