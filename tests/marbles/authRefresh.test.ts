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
  rule("nothing 1 ms earlier [session-006] {AUTH-REFRESH:before}", {
    isPlayer: true,
    watch: "RefreshAuthAsked",
    expect: "",
    for: "59s999ms",
  });
  rule("hidden 1 ms later it has been asked [session-006] {AUTH-REFRESH:after}", {
    isPlayer: true,
    tab: "1m1ms hidden",
    expect: "1m RefreshAuthAsked",
    for: "10m",
  });
  rule("hidden in the last ms: not while hidden [session-006] {AUTH-REFRESH:pause}", {
    isPlayer: true,
    tab: "59s999ms hidden",
    watch: "RefreshAuthAsked",
    expect: "",
    for: "10m",
  });
  rule("back after a long while: at once, then every 60 s [session-006] {AUTH-REFRESH:resume}", {
    isPlayer: true,
    tab: "30s hidden 10m visible",
    expect: "10m30s RefreshAuthAsked 1m RefreshAuthAsked",
    for: "12m",
  });
  rule("a short look away changes nothing [session-006] {AUTH-REFRESH:resume}", {
    isPlayer: true,
    tab: "30s hidden 20s visible",
    expect: "1m RefreshAuthAsked",
    for: "1m10s",
  });
  rule("a player who leaves is not refreshed any more [session-006] {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    user: "59s999ms SignOut",
    latency: "2s",
    watch: "RefreshAuthAsked",
    expect: "59s999ms DisconnectAsked",
    for: "5m",
  });
  rule("a reload begins anew [session-006] {AUTH-REFRESH:reload}", {
    isPlayer: true,
    tab: "50s reload",
    expect: "1m50s RefreshAuthAsked",
    for: "2m",
  });
  rule("overslept: once on waking [session-006] {AUTH-REFRESH:sleep}", {
    isPlayer: true,
    clock: "10s sleep 10m",
    expect: "10m10s RefreshAuthAsked 1m RefreshAuthAsked",
    for: "12m",
  });
  rule("the clock set back does not put it off [session-006] {AUTH-REFRESH:back}", {
    isPlayer: true,
    clock: "10s back 1h",
    expect: "1m RefreshAuthAsked",
    for: "1m30s",
  });
  rule("the clock set forward: when the page next looks [session-006] {AUTH-REFRESH:forward}", {
    isPlayer: true,
    clock: "11s forward 5m",
    tab: "12s visible",
    expect: "12s RefreshAuthAsked 1m RefreshAuthAsked",
    for: "1m30s",
  });
  rule("offline it waits, and comes with the connection [session-006] {AUTH-REFRESH:offline}", {
    isPlayer: true,
    network: "10s offline 5m online",
    expect: "5m10s RefreshAuthAsked 1m RefreshAuthAsked",
    for: "6m30s",
  });
  rule("of two tabs the leading one refreshes [session-006] {AUTH-REFRESH:tab2}", {
    isPlayer: true,
    tab2: "5s open",
    watch: "RefreshAuthAsked 2:RefreshAuthAsked",
    expect: "1m5s 2:RefreshAuthAsked 1m 2:RefreshAuthAsked",
    for: "2m30s",
  });
  rule("a tab that comes to lead late asks at once [session-006] {AUTH-REFRESH:tab2}", {
    isPlayer: true,
    tab2: "5s open 3m close",
    watch: "2:RefreshAuthAsked",
    expect: `1m5s 2:RefreshAuthAsked 1m 2:RefreshAuthAsked 1m 2:RefreshAuthAsked
      RefreshAuthAsked 1m RefreshAuthAsked`,
    for: "4m10s",
  });
  rule("a session that is gone is closed [session-006] {AUTH-REFRESH:at}", {
    isPlayer: true,
    server: { RefreshAuth: fails(401, { code: 20 }) },
    watch: "RefreshAuthAsked",
    expect: "1m RefreshAuthAsked SessionClosed(expired)",
    for: "5m",
  });
  rule("any other failure waits for the next time [session-006] {AUTH-REFRESH:at}", {
    isPlayer: true,
    server: { RefreshAuth: fails(500, { code: 1 }) },
    watch: "SessionClosed",
    expect: "1m RefreshAuthAsked 1m RefreshAuthAsked",
    for: "2m30s",
  });
  rule("self-excluded: nothing is refreshed [limits-012] {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    server: { ClientLimits: excluded },
    watch: "RefreshAuthAsked",
    expect: "",
    for: "5m",
  });
  rule("maintenance: nothing is refreshed {AUTH-REFRESH:cancel}", {
    isPlayer: true,
    server: { SiteConfig: closedAfter(30) },
    watch: "RefreshAuthAsked",
    expect: "",
    for: "5m",
  });
});

describe("the time of the last refresh", () => {
  const refreshed = RefreshAuth.asked({ call: 1, ask: {} });
  it("counts from the sign-in and then from each question [session-006]", () => {
    const opened = stateOf(signedIn).session;
    const later = stateOf(signedIn, refreshed).session;
    expect(later.refreshedAt - opened.refreshedAt).toBe(1_000);
  });
  it("the answer's version may be missing", () => {
    const body = { expiresAt: 1, appVersion: null };
    expect(answered(RefreshAuth, {}, body).type).toBe("RefreshAuthAnswered");
  });
});
