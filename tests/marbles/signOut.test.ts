import { describe, expect, it } from "vitest";
import type { Entry } from "../../src/events/define.ts";
import { DomainsWanted } from "../../src/events/runtime/events.ts";
import { SessionClosed, SessionOpened } from "../../src/events/session/events.ts";
import { FeedProfiles } from "../../src/events/player/events.ts";
import { UserConfig } from "../../src/events/player/userConfigEvents.ts";
import { Vault } from "../../src/infra/vault.ts";
import { anna, answered, signedIn } from "../kit/events.ts";
import { lanesOf } from "../kit/timeline.ts";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn, silence } from "../kit/replies.ts";
import { storedCoupon } from "../kit/bets.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { userConfig } from "../kit/userConfig.ts";

const signOutEvents = "DisconnectAsked PageReloadRequested NavigationRequested";

describe("signing out", () => {
  rule("tells the server, then reloads the page [session-007] [session-010]", {
    isPlayer: true,
    user: "5s SignOut",
    latency: "1s",
    watch: signOutEvents,
    expect:
      "5s SessionClosed(player) DisconnectAsked 1s PageReloadRequested(signOut) 2s SessionClosed(start)",
    for: "10s",
  });
  rule("goes home from a screen that is no use to visitors [session-010]", {
    isPlayer: true,
    path: "/en/office/history",
    user: "5s SignOut",
    watch: signOutEvents,
    expect: "5s SessionClosed(player) DisconnectAsked NavigationRequested(/en)",
    for: "10s",
  });
  rule("goes home when the address says so [session-010]", {
    isPlayer: true,
    path: "/en/coupon?home-after-logout=1",
    user: "5s SignOut",
    watch: signOutEvents,
    expect: "5s SessionClosed(player) DisconnectAsked NavigationRequested(/en)",
    for: "10s",
  });
  rule(
    "reloads the page when it fails, and the reloaded page tells the server again [session-011] [error-019]",
    {
      isPlayer: true,
      path: "/en/office/history",
      user: "5s SignOut",
      server: { Disconnect: fails(500, { code: 1, message: "Not now" }) },
      watch: signOutEvents,
      expect: `5s SessionClosed(player) DisconnectAsked DisconnectFailed(error.message=Not now)
      PageReloadRequested(signOut) DisconnectAsked DisconnectFailed 1s500ms DisconnectAsked
      DisconnectFailed 1s500ms DisconnectAsked DisconnectFailed SessionClosed(start)
      NavigationRequested(/en/app/authorization)`,
      for: "10s",
    },
  );
  rule("reloads the page as soon as there is a connection [session-011]", {
    isPlayer: true,
    user: "5s SignOut",
    network: "4s offline 1m online",
    watch: signOutEvents,
    expect: `5s SessionClosed(player) DisconnectAsked 59s PageReloadRequested(signOut) DisconnectAsked
      SessionClosed(start)`,
    for: "1m5s",
  });
});

describe("a sign-out that the server did not receive", () => {
  const asked = "DisconnectAsked OpenSessionAsked CheckSessionAsked SessionOpened";

  rule("persists: the next page tells the server before it checks the session", {
    isPlayer: true,
    user: "5s SignOut",
    network: "4s offline 1m online",
    tab: "2m reload",
    watch: asked,
    expect: `CheckSessionAsked SessionOpened 5s SessionClosed(player) DisconnectAsked
      59s DisconnectAsked OpenSessionAsked CheckSessionAsked SessionClosed(start)
      56s CheckSessionAsked SessionClosed(start)`,
    for: "2m5s",
  });
  rule("persists when the page was closed in between", {
    isPlayer: true,
    user: "5s SignOut",
    network: "4s offline 1m online",
    tab: "10s close 2m open",
    watch: asked,
    expect: `CheckSessionAsked SessionOpened 5s SessionClosed(player) DisconnectAsked
      2m5s DisconnectAsked OpenSessionAsked CheckSessionAsked SessionClosed(start)`,
    for: "2m20s",
  });
  rule("is repeated by each page until the server has it; no session is checked until then", {
    isPlayer: true,
    user: "5s SignOut",
    tab: "10s reload 10s reload",
    server: {
      Disconnect: inTurn(
        fails(500),
        fails(500),
        fails(500),
        fails(500),
        answers({ success: true }),
      ),
    },
    watch: asked,
    expect: `CheckSessionAsked SessionOpened 5s SessionClosed(player) DisconnectAsked
      DisconnectAsked 1s500ms DisconnectAsked 1s500ms DisconnectAsked SessionClosed(start)
      2s DisconnectAsked OpenSessionAsked CheckSessionAsked SessionOpened
      10s CheckSessionAsked SessionOpened`,
    for: "25s",
  });
  rule("is dropped once somebody has signed in", {
    isPlayer: true,
    stored: { local: { "tl.signOutOwed": true }, cookies: { has_session: "1" } },
    watch: asked,
    expect: "CheckSessionAsked SessionOpened",
    for: "1m",
  });
  rule("deletes the session mark at once", {
    isPlayer: true,
    user: "5s SignOut",
    watch: "CookieWritten(has_session) ValueStored(key=tl.signOutOwed)",
    server: { Disconnect: silence },
    expect: `5s ValueStored(key=tl.signOutOwed, value=true) CookieWritten(has_session, null)`,
    for: "10s",
  });
});

describe("the player's data", () => {
  const hers = {
    "tl.coupon": storedCoupon(901, 902),
    "tl.betting": { isVip: true },
    "tl.fingerprint": { token: "fp", componentsData: {}, expiresAt: 2_000_000_000 },
    "tl.oneClick": { isActiveOneClick: true, oneClickAmount: { amount: 20, iso: "EUR" } },
    "tl.redirectTarget": "/en/office/history",
    "tl.settings": { theme: "dark", language: "en" },
  };
  const stillThere = (lanes: object) => {
    const timeline = { isPlayer: true, stored: { local: hers }, expect: "SessionOpened", ...lanes };
    const { local } = play(timeline, lanesOf(timeline));
    return Object.keys(hers).filter((key) => {
      const value = JSON.parse(local.getItem(key) ?? "null");
      if (key === "tl.coupon") {
        const { bets, cleared, lastRemoved } = value;
        return bets.length > 0 || cleared !== undefined || lastRemoved !== undefined;
      }
      return key === "tl.oneClick" ? value?.oneClickAmount !== undefined : value !== null;
    });
  };
  it("stays while the player is signed in", () => {
    expect(stillThere({ for: "10s" })).toEqual(Object.keys(hers));
  });
  it("is deleted from the device at sign-out, except the appearance of the page", () => {
    expect(stillThere({ user: "5s SignOut", for: "10s" })).toEqual(["tl.settings"]);
  });
  it("is deleted too before the code for players has loaded", () => {
    const isPlayers = (asked: Entry) => DomainsWanted.is(asked) && asked.data.need === "player";
    const server = { Rules: (asked: Entry) => (isPlayers(asked) ? silence : answers(null)) };
    expect(stillThere({ user: "5s SignOut", server, for: "10s" })).toEqual(["tl.settings"]);
  });
  it("is deleted too when the coupon was cleared and could still be restored", () => {
    expect(stillThere({ user: "5s ClearCoupon", for: "10s" })).toContain("tl.coupon");
    expect(stillThere({ user: "5s ClearCoupon 1s SignOut", for: "10s" })).toEqual(["tl.settings"]);
  });
  it("is deleted too when the last bet was removed and could still be put back", () => {
    const removed = "5s RemoveBet(901) 1s RemoveBet(902)";
    expect(stillThere({ user: removed, for: "10s" })).toContain("tl.coupon");
    expect(stillThere({ user: `${removed} 1s SignOut`, for: "10s" })).toEqual(["tl.settings"]);
  });
  it("is deleted too when there is no network", () => {
    const lanes = { user: "5s SignOut", network: "4s offline", for: "10s" };
    expect(stillThere(lanes)).toEqual(["tl.settings"]);
  });
});

describe("a player", () => {
  const profiles = { lineProfileId: 3, liveProfileId: 4, profileIdTimestamp: 1 };
  const known = [
    signedIn,
    answered(FeedProfiles, {}, profiles),
    answered(UserConfig, {}, { result: { ...userConfig, ban_level: 2, has_deposit: false } }),
  ];
  const rights = {
    banLevel: 2,
    banVersion: 1,
    verificationStatus: 2,
    hasDeposit: false,
    isDataAfterRegistration: true,
    isIdentificationNeeded: false,
  };
  const vault = new Vault();
  // The second account of a vault has a different token from the only one of the kit.
  const [, stranger] = [vault.seal("personal", 1), vault.seal("personal", 2)];

  it("has price profiles and ban level, which stay with the same player [session-012]", () => {
    const { session } = stateOf(...known);
    expect(session).toMatchObject({ tag: "player", userId: anna, profiles, rights });
    expect(stateOf(...known, signedIn).session).toEqual(session);
  });
  it("starts with none when another one signs in [session-013]", () => {
    const { session } = stateOf(...known, SessionOpened({ userId: stranger }));
    expect(session).toMatchObject({ userId: stranger, profiles: null, rights: null });
  });
  it("loses ban level, id and profiles at sign-out [session-009]", () => {
    const { session } = stateOf(...known, SessionClosed({ reason: "player" }));
    const nothing = { refreshedAt: 0, rights: null, mayBePlayer: false };
    expect(session).toEqual({ tag: "visitor", signOut: "asked", ...nothing });
  });
  rule("has their prices requested once [session-013]", {
    isPlayer: true,
    user: "5s SignOut",
    latency: "1s",
    expect: "1s FeedProfilesAsked",
    for: "10s",
  });
  rule("receives secure data [call-session-007]", {
    isPlayer: true,
    latency: "1s",
    watch: "SecureDataAsked",
    expect: `1s SecureDataAsked 1s SecureDataKept(grantEndsAt=${instant("30m2s")})`,
    for: "10s",
  });

  const cookies = (forMs: string, user?: string) => {
    const timeline = {
      isPlayer: true,
      server: { SiteConfig: answers({ ...siteConfig, idle: { isEnabled: false, minutes: 30 } }) },
      expect: "SessionOpened",
      for: forMs,
      ...(user && { user }),
    };
    const { cookies: jar } = play(timeline, lanesOf(timeline));
    return [jar.read("ggru"), jar.read("grant")];
  };
  it("has the grant for 30 minutes, and ggru until the browser closes [session-014]", () => {
    expect(cookies("29m59s999ms")).toEqual(["g-1", "grant-1"]);
    expect(cookies("30m")).toEqual(["g-1", null]);
  });
  it("has neither after signing out [session-008]", () => {
    expect(cookies("5s1ms", "5s SignOut")).toEqual([null, null]);
  });
});
