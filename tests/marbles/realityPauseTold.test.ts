import { describe, expect, it } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answerTo, limitOf, realityLimit, realityPaused } from "../kit/limits.ts";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeAccepted, siteConfig } from "../kit/site.ts";
import { lanesOf } from "../kit/timeline.ts";

const isPlayer = true;
/** A pack that pauses play for 5 minutes after a check. */
const policy = {
  id: "strict",
  figures: {},
  bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 300_000 } },
};
const site = { ...siteConfig, idle: { isEnabled: false, minutes: 30 }, policy };
const SiteConfig = answers(site);
const withCoupon = { stored: { local: { "tl.coupon": storedCoupon(901) } } };
const watch = "RealityPauseBegan RealityPauseEnded";
const signIn =
  "GoTo(/en/user/login) SignIn(form=login_password, login=anna, password=wonder, isRemembered=false)";
const minute = 60_000;

describe("REALITY-PAUSE as the server tells it", () => {
  rule(
    "closes play on a device that has seen no check, for as long as is left {REALITY-PAUSE:at}",
    {
      isPlayer,
      server: { SiteConfig, ClientLimits: realityPaused(20, 3 * minute) },
      watch,
      expect: `0s RealityPauseBegan(until=${instant("3m")}) 3m RealityPauseEnded`,
      for: "10m",
    },
  );
  rule("does not open it 1 ms earlier {REALITY-PAUSE:before}", {
    isPlayer,
    server: { SiteConfig, ClientLimits: realityPaused(20, 3 * minute) },
    watch,
    expect: "0s RealityPauseBegan",
    for: "2m59s999ms",
  });
  rule("closes it for a player who has no checks any more", {
    isPlayer,
    server: { SiteConfig, ClientLimits: answers({ data: [], pause: { leftMs: 3 * minute } }) },
    watch: `RealityStarted ${watch}`,
    expect: "0s RealityPauseBegan 3m RealityPauseEnded",
    for: "10m",
  });
  rule("lasts no longer than the pack says", {
    isPlayer,
    server: { SiteConfig, ClientLimits: realityPaused(20, 9 * minute) },
    watch,
    expect: `0s RealityPauseBegan(until=${instant("5m")}) 5m RealityPauseEnded`,
    for: "15m",
  });
  rule("is no pause where the pack has none", {
    isPlayer,
    server: {
      SiteConfig: answers({ ...site, policy: { id: "mild", figures: {} } }),
      ClientLimits: realityPaused(20, 3 * minute),
    },
    watch,
    expect: "",
    for: "10m",
  });
  rule("is no pause where nothing is left of it", {
    isPlayer,
    server: { SiteConfig, ClientLimits: realityPaused(20, 0) },
    watch,
    expect: "",
    for: "10m",
  });
  rule("goes on for who logs out by the check and comes back", {
    isPlayer,
    server: { SiteConfig, ClientLimits: inTurn(realityLimit(20), realityPaused(20, 4 * minute)) },
    user: `21m ${answerTo("log_out")} 1m ${signIn}`,
    watch: `SessionClosed(reason=player) ${watch}`,
    expect: `21m SessionClosed 1m RealityPauseBegan(until=${instant("26m")}) 4m RealityPauseEnded`,
    for: "40m",
  });
  rule("is learned from a bet that was refused, and play opens when it is over", {
    isPlayer,
    ...withCoupon,
    server: {
      SiteConfig,
      ClientLimits: inTurn(realityLimit(20), realityPaused(20, 2 * minute)),
      PlaceCoupon: inTurn(fails(403, { code: 30 }), answers(placeAccepted)),
    },
    user: "1m PlaceCoupon 1m59s999ms PlaceCoupon 502ms PlaceCoupon",
    watch: `PlaceCouponAsked CommandRefused ${watch}`,
    expect: `1m PlaceCouponAsked RealityPauseBegan
             1m59s999ms CommandRefused(PlaceCoupon, reality_pause)
             1ms RealityPauseEnded 501ms PlaceCouponAsked`,
    for: "4m",
  });

  /** An answer a minute before the limits are asked for again, when so much is left of the pause. */
  const again = (leftMs: number) => ({
    isPlayer,
    server: {
      SiteConfig,
      ClientLimits: inTurn(
        answers({ data: [limitOf(32, 20), { ...limitOf(20, 9, "PENDING"), needApprove: true }] }),
        realityPaused(20, leftMs),
      ),
    },
    user: `21m ${answerTo("continue")} 1m AnswerLimitApproval(limitType=20, isApproved=true)`,
    watch,
    for: "40m",
  });
  rule("changes nothing where a second more is left than is known", {
    ...again(4 * minute + 1_000),
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
  });
  rule("starts over where more is left: there was another check elsewhere {REALITY-PAUSE:reset}", {
    ...again(4 * minute + 1_001),
    expect: `21m RealityPauseBegan 1m RealityPauseBegan 4m1s1ms RealityPauseEnded`,
  });
  rule("changes nothing where less is left: what was shown is kept", {
    ...again(minute),
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
  });
  it("is stored for the next page", () => {
    const timeline = {
      isPlayer,
      server: { SiteConfig, ClientLimits: realityPaused(20, 3 * minute) },
      expect: "0s RealityPauseBegan",
      for: "1m",
    };
    const { local } = play(timeline, lanesOf(timeline));
    expect(JSON.parse(local.getItem("tl.realityCheck") ?? "null")).toMatchObject({
      pausedUntil: instant("3m"),
    });
  });
});
