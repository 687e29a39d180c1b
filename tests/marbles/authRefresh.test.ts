import { describe, expect, it } from "vitest";
import { RefreshAuth } from "../../src/events/player/events.ts";
import { answered, signedIn } from "../kit/events.ts";
import { limitOf } from "../kit/limits.ts";
import { answers, fails } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";

const excluded = answers({ data: [limitOf(30, 1)] });
const closedAfter = (seconds: number) => {
  const at = Date.UTC(2026, 0, 15, 12) / 1000 + seconds;
  const maintenance = {
    isActive: false,
    web_state: 0,
    started_at: at,
    ended_at: null,
    notify_started_at: null,
    notify_ended_at: null,
  };
  return answers({ ...siteConfig, maintenance });
};

describe("AUTH-REFRESH", () => {
  rule("refreshes every 60 s [session-006] [call-session-005] {AUTH-REFRESH:at}", {
    isPlayer: true,
    expect: "1m RefreshAuthAsked 1m RefreshAuthAsked 1m RefreshAuthAsked",
    for: "3m",
  });
  rule("does nothing 1 ms earlier [session-006] {AUTH-REFRESH:before}", {
    isPlayer: true,
    watch: "RefreshAuthAsked",
    expect: "",
    for: "59s999ms",
  });
  rule("has already asked when the tab is hidden 1 ms later [session-006] {AUTH-REFRESH:after}", {
    isPlayer: true,
    tab: "1m1ms hidden",
    expect: "1m RefreshAuthAsked",
    for: "10m",
  });
  rule(
    "does not ask while hidden when the tab is hidden in the last ms [session-006] {AUTH-REFRESH:pause}",
    {
      isPlayer: true,
      tab: "59s999ms hidden",
      watch: "RefreshAuthAsked",
      expect: "",
      for: "10m",
    },
  );
  rule(
    "asks at once after a long time hidden, then every 60 s [session-006] {AUTH-REFRESH:resume}",
    {
      isPlayer: true,
      tab: "30s hidden 10m visible",
      expect: "10m30s RefreshAuthAsked 1m RefreshAuthAsked",
      for: "12m",
    },
  );
  rule(
    "keeps its schedule when the tab is hidden only for a moment [session-006] {AUTH-REFRESH:resume}",
    {
      isPlayer: true,
      tab: "30s hidden 20s visible",
      expect: "1m RefreshAuthAsked",
      for: "1m10s",
    },
  );
  rule("stops when the player signs out [session-006] {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    user: "59s999ms SignOut",
    latency: "2s",
    watch: "RefreshAuthAsked",
    expect: "59s999ms DisconnectAsked",
    for: "5m",
  });
  rule("starts over after a reload [session-006] {AUTH-REFRESH:reload}", {
    isPlayer: true,
    tab: "50s reload",
    expect: "1m50s RefreshAuthAsked",
    for: "2m",
  });
  rule("asks once on waking if it fell due during sleep [session-006] {AUTH-REFRESH:sleep}", {
    isPlayer: true,
    clock: "10s sleep 10m",
    expect: "10m10s RefreshAuthAsked 1m RefreshAuthAsked",
    for: "12m",
  });
  rule("is not delayed when the clock is set back [session-006] {AUTH-REFRESH:back}", {
    isPlayer: true,
    clock: "10s back 1h",
    expect: "1m RefreshAuthAsked",
    for: "1m30s",
  });
  rule(
    "fires on the page's next check when the clock is set forward [session-006] {AUTH-REFRESH:forward}",
    {
      isPlayer: true,
      clock: "11s forward 5m",
      tab: "12s visible",
      expect: "12s RefreshAuthAsked 1m RefreshAuthAsked",
      for: "1m30s",
    },
  );
  rule(
    "waits while offline and asks when the connection is back [session-006] {AUTH-REFRESH:offline}",
    {
      isPlayer: true,
      network: "10s offline 5m online",
      expect: "5m10s RefreshAuthAsked 1m RefreshAuthAsked",
      for: "6m30s",
    },
  );
  rule("asks only in the leading tab [session-006] {AUTH-REFRESH:tab2}", {
    isPlayer: true,
    tab2: "5s open",
    watch: "RefreshAuthAsked 2:RefreshAuthAsked",
    expect: "1m5s 2:RefreshAuthAsked 1m 2:RefreshAuthAsked",
    for: "2m30s",
  });
  rule("asks at once in a tab that becomes the leader late [session-006] {AUTH-REFRESH:tab2}", {
    isPlayer: true,
    tab2: "5s open 3m close",
    watch: "2:RefreshAuthAsked",
    expect: `1m5s 2:RefreshAuthAsked 1m 2:RefreshAuthAsked 1m 2:RefreshAuthAsked
      RefreshAuthAsked 1m RefreshAuthAsked`,
    for: "4m10s",
  });
  rule("closes a session that no longer exists [session-006] {AUTH-REFRESH:at}", {
    isPlayer: true,
    server: { RefreshAuth: fails(401, { code: 20 }) },
    watch: "RefreshAuthAsked",
    expect: "1m RefreshAuthAsked SessionClosed(expired)",
    for: "5m",
  });
  rule("closes it and says so until somebody is signed in again [session-006]", {
    isPlayer: true,
    path: "/en/office/history",
    server: {
      RefreshAuth: fails(401, { code: 20 }),
      SignInByLogin: answers({ success: true, responseType: "done", userInfo: { userId: 4711 } }),
    },
    user: "2m SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)",
    watch: "SessionClosed NotificationShown(id=session-expired) NotificationClosed SessionOpened",
    expect: `SessionOpened 1m SessionClosed(expired) NotificationShown(id=session-expired)
             1m SessionOpened NotificationClosed(session-expired)`,
    for: "2m30s",
  });
  rule("waits for its next turn after any other failure [session-006] {AUTH-REFRESH:at}", {
    isPlayer: true,
    server: { RefreshAuth: fails(500, { code: 1 }) },
    watch: "SessionClosed",
    expect: "1m RefreshAuthAsked 1m RefreshAuthAsked",
    for: "2m30s",
  });
  rule("stops during a self-exclusion [limits-012] {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    server: { ClientLimits: excluded },
    watch: "RefreshAuthAsked",
    expect: "",
    for: "5m",
  });
  rule("stops during maintenance {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    server: { SiteConfig: closedAfter(30) },
    watch: "RefreshAuthAsked",
    expect: "",
    for: "5m",
  });
});

describe("the time of the last refresh", () => {
  const refreshed = RefreshAuth.asked({ call: 1, ask: {} });
  it("counts from the sign-in and then from each request [session-006]", () => {
    const opened = stateOf(signedIn).session;
    const later = stateOf(signedIn, refreshed).session;
    expect(later.refreshedAt - opened.refreshedAt).toBe(1_000);
  });
  it("accepts an answer without a version", () => {
    const body = { expiresAt: 1, appVersion: null };
    expect(answered(RefreshAuth, {}, body).type).toBe("RefreshAuthAnswered");
  });
});
