import { describe } from "vitest";
import { answers, fails, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const down = { Block: fails(503) };
const closed = {
  ...siteConfig,
  maintenance: {
    isActive: true,
    started_at: null,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
  },
};
const blocked = (templateTypeId: number) => ({
  Block: answers({ displayTypeId: 1, templateTypeId }),
});

describe("BLOCK-CHECK", () => {
  rule("asks 3 times, 100 ms apart, and gives up [blocking-001] {BLOCK-CHECK:at}", {
    server: down,
    expect: "BlockAsked 100ms BlockAsked 100ms BlockAsked",
    for: "1m",
  });
  rule("does nothing 1 ms earlier [blocking-001] {BLOCK-CHECK:before}", {
    server: down,
    expect: "BlockAsked",
    for: "99ms",
  });
  rule("fires once, and not again 1 ms later [blocking-001] {BLOCK-CHECK:after}", {
    server: down,
    expect: "BlockAsked 100ms BlockAsked",
    for: "101ms",
  });
  rule("stops after an answer [blocking-001] [call-blocking-001]", {
    server: { Block: inTurn(fails(503), answers({ displayTypeId: 0, templateTypeId: 0 })) },
    expect: "BlockAsked(ask.isSignedIn=false, ask.path=/en/office/menu) 100ms BlockAsked",
    for: "1m",
  });
  rule("asks again for the player after a sign-in in between {BLOCK-CHECK:reset}", {
    path: "/en/user/login",
    user: "50ms SignIn(form=login_password, login=anna, password=secret, isRemembered=false)",
    server: down,
    expect:
      "BlockAsked(ask.isSignedIn=false) 50ms BlockAsked(ask.isSignedIn=true) 100ms BlockAsked 100ms BlockAsked",
    for: "1s",
  });
  rule("is cancelled by maintenance [maintenance-005] {BLOCK-CHECK:cancel}", {
    server: { ...down, SiteConfig: late("50ms", answers(closed)) },
    expect: "BlockAsked",
    for: "1m",
  });
  rule("starts over after a reload {BLOCK-CHECK:reload}", {
    server: down,
    tab: "50ms reload",
    expect: "BlockAsked 50ms BlockAsked 100ms BlockAsked 100ms BlockAsked",
    for: "1m",
  });
  rule("asks on waking if it fell due during sleep {BLOCK-CHECK:sleep}", {
    server: down,
    clock: "50ms sleep 10m",
    expect: "BlockAsked 10m50ms BlockAsked 100ms BlockAsked",
    for: "11m",
  });
  rule("is not delayed when the clock is set back {BLOCK-CHECK:back}", {
    server: down,
    clock: "50ms back 1h",
    expect: "BlockAsked 100ms BlockAsked 100ms BlockAsked",
    for: "1m",
  });
  rule("does not fire early when the clock is set forward {BLOCK-CHECK:forward}", {
    server: down,
    clock: "50ms forward 1h",
    expect: "BlockAsked 100ms BlockAsked 100ms BlockAsked",
    for: "1m",
  });
  rule("counts the attempts that fail while offline {BLOCK-CHECK:offline}", {
    network: "5s offline",
    user: "10s SignOut",
    isPlayer: true,
    expect: "BlockAsked 10s BlockAsked 100ms BlockAsked 100ms BlockAsked",
    for: "12s",
  });
});

describe("a blocked visitor", () => {
  rule("is sent to the page for reason 13 and stays there [blocking-002] [blocking-005]", {
    server: blocked(13),
    watch: "RouteEntered",
    expect: "NavigationRequested(/en/block-ua, isReplacing=true) RouteEntered(/en/block-ua)",
    for: "1m",
  });
  rule("is brought back when they go elsewhere [blocking-005]", {
    server: blocked(8),
    user: "10s GoTo(/en/office/menu)",
    watch: "RouteEntered",
    expect:
      "RouteEntered(/en/coming-soon) 10s RouteEntered(/en/office/menu) RouteEntered(/en/coming-soon)",
    for: "1m",
  });
  rule("is let in when the exemption covers template 1 [blocking-003]", {
    server: blocked(1),
    stored: { cookies: { force_geo_off: "1" } },
    watch: "RouteEntered",
    expect: "",
    for: "1m",
  });
  rule("is not let in by the exemption for any other template [blocking-003]", {
    server: blocked(2),
    stored: { cookies: { force_geo_off: "1" } },
    expect: "RouteEntered(/en/block)",
    for: "1m",
  });
  rule("is sent home from a block page without a reason [blocking-004] [blocking-006]", {
    path: "/en/suspension",
    expect: "RouteEntered(/en)",
    for: "1s",
  });
  rule("stays on a block page while the check has no answer yet [blocking-006]", {
    path: "/en/suspension",
    latency: "2s",
    watch: "RouteEntered",
    expect: "",
    for: "3s",
  });
  rule("keeps the query of a named route for reason 4 [blocking-007]", {
    path: "/en/coupon",
    server: blocked(4),
    expect: "NavigationRequested(/en/site-updates, isQueryKept=true)",
    for: "1s",
  });
  rule("loses the query of home for reason 4 [blocking-007]", {
    path: "/en",
    server: blocked(4),
    expect: "NavigationRequested(path=/en/site-updates, isQueryKept=-)",
    for: "1s",
  });
  rule("may verify their account [blocking-008]", {
    path: "/en/user/accountverify",
    server: blocked(2),
    watch: "RouteEntered",
    expect: "",
    for: "1m",
  });
  rule("no longer polls for matches on a blocked page [blocking-005]", {
    path: "/en",
    server: blocked(2),
    latency: "1s",
    watch: "FeedListAsked",
    expect: "FeedListAsked FeedListAsked 2s RouteEntered(/en/block)",
    for: "1m",
  });
});
