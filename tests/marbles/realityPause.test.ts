import { describe } from "vitest";
import { storedCoupon } from "../kit/bets.ts";
import { answerTo, limitOf, patient, realityLimit } from "../kit/limits.ts";
import { instant } from "../kit/play.ts";
import { answers, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeAccepted, siteConfig } from "../kit/site.ts";

const isPlayer = true;
/** A pack that has each check answered, and pauses play for 5 minutes after it. */
const policy = {
  id: "strict",
  figures: {},
  bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 300_000 } },
  areChecksAcknowledged: true,
};
const site = { ...siteConfig, idle: { isEnabled: false, minutes: 30 }, policy };
/** A check every 20 minutes; they are counted in steps of 5. */
const server = { SiteConfig: answers(site), ClientLimits: realityLimit(20) };
const withCoupon = { stored: { local: { "tl.coupon": storedCoupon(901) } } };
const watch = "RealityPauseBegan RealityPauseEnded";
const answer = answerTo("continue");

describe("REALITY-PAUSE", () => {
  rule("opens play as long after the answer as the pack says [reality-002] {REALITY-PAUSE:at}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    watch,
    expect: `21m RealityPauseBegan(until=${instant("26m")}) 5m RealityPauseEnded`,
    for: "40m",
  });
  rule("does not open it 1 ms earlier {REALITY-PAUSE:before}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    watch,
    expect: "21m RealityPauseBegan",
    for: "25m59s999ms",
  });
  rule("has already opened it when the player signs out 1 ms later {REALITY-PAUSE:after}", {
    isPlayer,
    server,
    user: `21m ${answer} 5m1ms SignOut`,
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("refuses a bet in the pause, and takes it once it is over", {
    isPlayer,
    ...withCoupon,
    server: { ...server, PlaceCoupon: answers(placeAccepted) },
    user: `21m ${answer} 4m59s PlaceCoupon 2s PlaceCoupon`,
    watch: "CommandRefused PlaceCouponAsked",
    expect: "25m59s CommandRefused(PlaceCoupon, reality_pause) 2s PlaceCouponAsked",
    for: "27m",
  });
  rule("refuses a bet while a check waits for its answer [reality-002]", {
    isPlayer,
    ...withCoupon,
    server,
    user: "20m1s PlaceCoupon",
    watch: "RealityCheckShown CommandRefused PlaceCouponAsked",
    expect: "20m RealityCheckShown 1s CommandRefused(PlaceCoupon, reality_pause)",
    for: "21m",
  });
  rule("takes a bet until the check is shown, and does so without a pack", {
    isPlayer,
    ...withCoupon,
    server: { SiteConfig: patient, ClientLimits: realityLimit(20) },
    user: "20m1s PlaceCoupon",
    watch: "CommandRefused PlaceCouponAsked",
    expect: "20m1s PlaceCouponAsked",
    for: "20m2s",
  });
  rule("neither closing a check nor the flag is an answer [reality-002] [reality-004]", {
    isPlayer,
    server,
    user: `21m ${answerTo("nothing")} 1s ${answerTo("continue", true)} 1s ${answer}`,
    watch: "CommandRefused RealityAnswered",
    expect: `21m CommandRefused(AnswerRealityCheck, reality_pause)
             1s CommandRefused(AnswerRealityCheck, reality_pause) 1s RealityAnswered(continue)`,
    for: "22m",
  });
  rule("begins also where the pack lets a check be closed, and without the pack not at all", {
    isPlayer,
    server: {
      ...server,
      SiteConfig: answers({ ...site, policy: { ...policy, areChecksAcknowledged: false } }),
    },
    user: `21m ${answerTo("nothing")}`,
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("does not begin where no pack asks for it", {
    isPlayer,
    server: { SiteConfig: patient, ClientLimits: realityLimit(20) },
    user: `21m ${answer}`,
    watch,
    expect: "",
    for: "40m",
  });
  rule("starts over with the answer to the next check {REALITY-PAUSE:reset}", {
    isPlayer,
    server: { ...server, ClientLimits: realityLimit(2) },
    user: `3m ${answer} 3m ${answer}`,
    watch,
    expect: "3m RealityPauseBegan 3m RealityPauseBegan 5m RealityPauseEnded",
    for: "15m",
  });
  rule("is cancelled by signing out {REALITY-PAUSE:cancel}", {
    isPlayer,
    server,
    user: `21m ${answer} 4m SignOut`,
    watch,
    expect: "21m RealityPauseBegan",
    for: "40m",
  });
  rule("does not begin for who logs out: the server counts it", {
    isPlayer,
    server,
    user: `21m ${answerTo("log_out")}`,
    watch: "RealityPauseBegan SessionClosed(reason=player)",
    expect: "21m SessionClosed(player)",
    for: "40m",
  });
  rule("is silenced by a self-exclusion {REALITY-PAUSE:cancel}", {
    isPlayer,
    server: {
      ...server,
      ClientLimits: inTurn(
        answers({ data: [limitOf(32, 20), { ...limitOf(20, 9, "PENDING"), needApprove: true }] }),
        answers({ data: [limitOf(32, 20), limitOf(30, 7)] }),
      ),
    },
    user: `21m ${answer} 1m AnswerLimitApproval(limitType=20, isApproved=true)`,
    watch,
    expect: "21m RealityPauseBegan",
    for: "40m",
  });
  rule("is silenced by maintenance {REALITY-PAUSE:cancel}", {
    isPlayer,
    server: {
      ...server,
      SiteConfig: answers({
        ...site,
        maintenance: {
          isActive: false,
          web_state: 0,
          started_at: instant("22m") / 1000,
          ended_at: null,
          notify_started_at: null,
          notify_ended_at: null,
        },
      }),
    },
    user: `21m ${answer}`,
    watch,
    expect: "21m RealityPauseBegan",
    for: "40m",
  });
});
