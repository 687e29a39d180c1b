import { describe } from "vitest";
import { answers, fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { userConfig } from "../kit/userConfig.ts";

const signIn =
  "SignIn(form=login_password, login=§personal:9, password=§secret:9, isRemembered=true)";
const ruled = (rules: readonly object[]) => ({
  SiteConfig: answers({ ...siteConfig, redirects: { isServiceEnabled: false, rules } }),
});
const watch = "RouteDecided";

describe("the log about each address", () => {
  rule("says why visitors are where they are, and nothing twice", {
    path: "/en/office/history",
    latency: "100ms",
    watch,
    expect: `100ms RouteDecided(path=/en/office/history, verdict=sent, guard=session, to=/en/app/authorization)
             RouteDecided(path=/en/app/authorization, route=appAuthorization, verdict=admitted, guard=null)`,
    for: "1m",
  });
  rule("says that an address does not exist", {
    path: "/en/no/such/page",
    watch,
    expect:
      "RouteDecided(path=/en/no/such/page, route=missing, verdict=refused, guard=availability, status=404)",
    for: "1m",
  });
  rule("has no new decision for a flag that opens the menu over a page [guards-011]", {
    path: "/en/coupon?navigation-menu-modal=1",
    watch,
    expect: "RouteDecided(path=/en/coupon, verdict=admitted)",
    for: "1m",
  });
});

describe("an offer and its bonus", () => {
  const promo = (promoBonusVariant: string) => ({
    SiteConfig: answers({
      ...siteConfig,
      redirects: { isServiceEnabled: false, promoBonusVariant },
    }),
    Promotion: fails(404),
  });
  rule(
    "the bonus follows the offer in the history, and replaces it on the way back [routing-013]",
    {
      path: "/en",
      server: promo("redirect"),
      user: "1s GoTo(/en/bonus/offer/first) 1s GoTo(/en/bonus/offer/first)",
      watch: "NavigationRequested",
      expect: `1s NavigationRequested(/en/bonus/offer/first, isReplacing=false)
             NavigationRequested(/en/bonus/first, isReplacing=false)
             1s NavigationRequested(/en/bonus/offer/first, isReplacing=false)
             NavigationRequested(/en/bonus/first, isReplacing=true)`,
      for: "1m",
    },
  );
  rule("the offer replaces the bonus [routing-013]", {
    path: "/en",
    server: promo("replace"),
    user: "1s GoTo(/en/bonus/first)",
    watch: "NavigationRequested",
    expect: `1s NavigationRequested(/en/bonus/first, isReplacing=false)
             NavigationRequested(/en/bonus/offer/first, isReplacing=true)`,
    for: "1m",
  });
});

describe("signing in", () => {
  rule("leads back to where the player was", {
    path: "/en/coupon",
    user: `1s GoTo(/en/user/login) 1s ${signIn}`,
    watch: "RouteDecided(guard=session)",
    expect: "2s RouteDecided(verdict=sent, to=/en/coupon)",
    for: "1m",
  });
  rule(
    "leads to where a rule of the site says, and then forgets the rule [routing-010] [routing-011] [routing-012]",
    {
      path: "/en/coupon",
      server: ruled([{ route_from: "coupon", route_to: "menu" }]),
      user: `1s GoTo(/en/user/login) 1s ${signIn}`,
      watch: "TargetKept ValueStored(key=tl.redirectTarget) RouteDecided(guard=session)",
      expect: `1s TargetKept(/en/office/menu) ValueStored(value="/en/office/menu")
             1s RouteDecided(verdict=sent, to=/en/office/menu) TargetKept(path=null) ValueStored(value=null)`,
      for: "1m",
    },
  );
  rule("follows that rule after a reload of the sign-in page too [routing-012]", {
    path: "/en/coupon",
    server: ruled([{ route_from: "*", route_to: "/section/live" }]),
    user: `1s GoTo(/en/user/login) 3s ${signIn}`,
    tab: "2s reload",
    watch: "RouteDecided(guard=session)",
    expect: "4s RouteDecided(verdict=sent, to=/en/section/live)",
    for: "1m",
  });
  rule(
    "ignores what an earlier sign-in stored when the player comes from elsewhere [routing-012]",
    {
      path: "/en/coupon",
      stored: { local: { "tl.redirectTarget": "/en/office/menu" } },
      server: ruled([{ route_from: "home", route_to: "menu" }]),
      user: `1s GoTo(/en/user/login) 1s ${signIn}`,
      watch: "TargetKept ValueStored(key=tl.redirectTarget) RouteDecided(guard=session)",
      expect: `1s TargetKept(path=null) ValueStored(value=null)
             1s RouteDecided(verdict=sent, to=/en/coupon)`,
      for: "1m",
    },
  );
  rule("ignores a rule for another place [routing-011]", {
    path: "/en/coupon",
    server: ruled([{ route_from: "home", route_to: "menu" }]),
    user: `1s GoTo(/en/user/login) 1s ${signIn}`,
    watch: "RouteDecided(guard=session) TargetKept",
    expect: "2s RouteDecided(verdict=sent, to=/en/coupon)",
    for: "1m",
  });
});

describe("a banned player", () => {
  const pageUrl = "https://banned.test/why";
  const banned = {
    isPlayer: true,
    server: {
      SiteConfig: answers({ ...siteConfig, ban: { pageUrl } }),
      UserConfig: answers({ result: { ...userConfig, ban_level: 1 } }),
    },
    watch: "RouteDecided(guard=ban) PageLeaveRequested CommandRefused",
  };

  rule("is notified before being sent away, and goes after reading it [blocking-012]", {
    ...banned,
    path: "/en/coupon",
    user: "10s GoToBanPage",
    expect: `RouteDecided(path=/en/coupon, verdict=held, to=${pageUrl}) 10s PageLeaveRequested(${pageUrl})`,
    for: "1m",
  });
  rule("is held on every page except those still open to them [blocking-012] [blocking-021]", {
    ...banned,
    path: "/en/coupon",
    user: `10s GoTo(/en/office/report) 1s GoTo(/en/office/menu) 1s GoTo(/en/office/history)
           1s GoToBanPage 1s GoTo(/en)`,
    expect: `RouteDecided(path=/en/coupon, verdict=held)
             10s RouteDecided(path=/en/office/report, verdict=held)
             1s RouteDecided(path=/en/office/menu, verdict=held)
             2s CommandRefused(GoToBanPage, nothing_to_do)
             1s RouteDecided(path=/en, verdict=held)`,
    for: "1m",
  });
  rule("goes to the deduce page where the site has no page for them [blocking-021]", {
    ...banned,
    path: "/en/coupon",
    server: { ...banned.server, SiteConfig: answers(siteConfig) },
    user: "10s GoTo(/en/section/live) 1s GoTo(/en/office/history)",
    watch: "RouteDecided(guard=ban) PageLeaveRequested",
    expect: `RouteDecided(path=/en/coupon, verdict=sent, to=/en/office/deduce)
             10s RouteDecided(path=/en/section/live, verdict=sent, to=/en/office/deduce)`,
    for: "1m",
  });
  rule("is checked on each of many pages, and never sees an error page instead", {
    ...banned,
    path: "/en/coupon",
    user: "10s GoTo(/en/office/report) 1s GoTo(/en/coupon) 1s GoTo(/en/office/report) 1s GoTo(/en/coupon) 1s GoTo(/en/office/report) 1s GoTo(/en/coupon) 1s GoTo(/en/office/report) 1s GoTo(/en/coupon) 1s GoTo(/en/office/report) 1s GoTo(/en/coupon)",
    watch: "RouteDecided(verdict=refused)",
    expect: "",
    for: "1m",
  });
});

describe("a player who has to identify themselves", () => {
  const rights = { ...userConfig, verification_status: 1, has_deposit: false };
  const lanes = {
    isPlayer: true,
    server: {
      SiteConfig: answers({ ...siteConfig, identification: { isShown: true } }),
      UserConfig: answers({ result: rights }),
    },
    watch: "RouteDecided(guard=identification) RouteDecided(verdict=admitted, path=/en/coupon)",
    for: "1m",
  };
  rule("is returned once to where they were, and not twice [identification-004]", {
    ...lanes,
    path: "/en/coupon",
    user: "10s GoTo(/en/coupon) 10s GoTo(/en) 10s GoTo(/en/coupon)",
    // They are let in until their status is known.
    expect: `RouteDecided(/en/coupon, verdict=admitted)
             RouteDecided(/en/coupon, verdict=sent, to=/en/office/identification)
             10s RouteDecided(/en/coupon, verdict=admitted)
             20s RouteDecided(/en/coupon, verdict=sent)`,
  });
  const remembered = { session: { "tl.s.previousRoute": "/en/coupon" } };
  rule(
    "is returned after a reload of that page too, but not after its next load [identification-004]",
    {
      ...lanes,
      path: "/en/coupon",
      stored: remembered,
      tab: "20s reload",
      expect: `RouteDecided(/en/coupon, verdict=admitted)
             20s RouteDecided(/en/coupon, verdict=admitted)
             RouteDecided(/en/coupon, verdict=sent, to=/en/office/identification)`,
    },
  );
  rule("is still returned after another page was loaded in between [identification-004]", {
    ...lanes,
    path: "/en",
    stored: remembered,
    user: "10s GoTo(/en/coupon)",
    tab: "5s reload",
    expect: "10s RouteDecided(/en/coupon, verdict=admitted)",
  });
});
