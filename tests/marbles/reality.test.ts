import { describe } from "vitest";
import {
  answerTo,
  approve,
  every,
  limitOf,
  limitsThen,
  patient,
  realityLimit,
  steps,
} from "../kit/limits.ts";
import { instant } from "../kit/play.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const isPlayer = true;
const stored = (leftMs: number, startedAt: number, doNotShowAgain = false) => ({
  local: { "tl.realityCheck": { startedAt, leftMs, doNotShowAgain, sinceAt: startedAt } },
});

describe("REALITY", () => {
  rule(
    "shows when the interval has passed, in steps of 5 minutes [reality-001] [reality-006] {REALITY:at}",
    {
      isPlayer,
      server: every(12),
      expect:
        "RealityStarted(720000) 5m RealityStepped(300000) 5m RealityStepped(300000) 2m RealityCheckShown",
      for: "20m",
    },
  );
  rule("does nothing 1 ms earlier [reality-001] {REALITY:before}", {
    isPlayer,
    server: every(5),
    watch: "RealityCheckShown",
    expect: "",
    for: "4m59s999ms",
  });
  rule("has already shown when the player signs out 1 ms later [reality-001] {REALITY:after}", {
    isPlayer,
    server: every(5),
    user: "5m1ms SignOut",
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule("takes twelve steps for 60 minutes [reality-006] [reality-008]", {
    isPlayer,
    server: every(60),
    watch: "RealityStepped",
    expect: `5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped
             5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped 5m RealityStepped
             5m RealityStepped 5m RealityCheckShown`,
    for: "61m",
  });
  rule("shows nothing without an interval [reality-001]", {
    isPlayer,
    server: {
      SiteConfig: patient,
      ClientLimits: answers({ data: [limitOf(32, 0), limitOf(31, 4)] }),
    },
    watch: steps,
    expect: "",
    for: "30m",
  });
  rule("ignores an interval that is not in force yet [reality-001]", {
    isPlayer,
    server: { SiteConfig: patient, ClientLimits: realityLimit(10, "PENDING") },
    watch: steps,
    expect: "",
    for: "30m",
  });
  rule("does not run for a visitor [reality-001] [reality-009]", {
    server: every(5),
    stored: stored(60_000, instant("0")),
    watch: `${steps} RealityTakenUp`,
    expect: "",
    for: "30m",
  });

  rule("is cancelled by signing out [reality-001] {REALITY:cancel}", {
    isPlayer,
    server: every(5),
    user: "4m59s999ms SignOut",
    watch: steps,
    expect: "RealityStarted",
    for: "20m",
  });
  rule(
    "starts over in the next session, whatever was answered in this one [reality-001] [reality-004]",
    {
      isPlayer,
      server: every(5),
      user: `6m ${answerTo("nothing", true)} 1m SignOut
           1m SignIn(form=login_password, login=anna, password=wonder, isRemembered=true)`,
      watch: steps,
      expect: "RealityStarted 5m RealityCheckShown 3m RealityStarted 5m RealityCheckShown",
      for: "20m",
    },
  );
  rule("starts over with another interval, also after the flag [reality-001] [reality-004]", {
    isPlayer,
    server: limitsThen(limitOf(32, 10)),
    user: `6m ${answerTo("continue", true)} 1m ${approve}`,
    watch: steps,
    expect: `RealityStarted(300000) 5m RealityCheckShown
             2m RealityStarted(600000) 5m RealityStepped 5m RealityCheckShown`,
    for: "20m",
  });
  // A check that was due within a second is not put off by choosing a longer interval.
  rule("comes when it was due though the player chooses a longer interval [reality-001]", {
    isPlayer,
    server: limitsThen(limitOf(32, 10)),
    user: `4m59s ${approve} 2m ${answerTo("continue")}`,
    watch: `${steps} RealityTakenUp`,
    expect: `RealityStarted(300000) 4m59s RealityTakenUp(600000) 1s RealityCheckShown
             6m59s RealityStepped 5m RealityCheckShown`,
    for: "20m",
  });
  rule(
    "comes sooner when the player chooses a shorter interval than is left [reality-001] {REALITY:reset}",
    {
      isPlayer,
      server: limitsThen(limitOf(32, 2)),
      user: `1m ${approve}`,
      watch: `${steps} RealityTakenUp`,
      expect: "RealityStarted(300000) 1m RealityTakenUp(120000) 2m RealityCheckShown",
      for: "10m",
    },
  );
  rule("comes no later when a shorter interval is more than is left [reality-001]", {
    isPlayer,
    server: limitsThen(limitOf(32, 2)),
    user: `4m ${approve}`,
    watch: `${steps} RealityTakenUp`,
    expect: "RealityStarted(300000) 4m RealityTakenUp(120000) 1m RealityCheckShown",
    for: "6m",
  });
  rule("stays on screen when the interval changes meanwhile [reality-002]", {
    isPlayer,
    server: limitsThen(limitOf(32, 10)),
    user: `6m ${approve}`,
    watch: `${steps} RealityTakenUp RealityAnswered`,
    expect: "RealityStarted(300000) 5m RealityCheckShown 1m RealityTakenUp(600000)",
    for: "20m",
  });
  rule("is cancelled when the limits no longer have the interval [reality-001] {REALITY:cancel}", {
    isPlayer,
    server: limitsThen(limitOf(31, 4)),
    user: `4m59s999ms ${approve}`,
    watch: "RealityStepped RealityCheckShown",
    expect: "",
    for: "20m",
  });
  const pending = (limitType: number) => ({
    ...limitOf(limitType, 100, "PENDING"),
    needApprove: true,
  });
  /** Answers of the limit service: with the interval, without it, with it again. */
  const removedAndSetAgain = {
    SiteConfig: patient,
    ClientLimits: inTurn(
      answers({ data: [limitOf(32, 5), pending(20), pending(21)] }),
      answers({ data: [pending(21)] }),
      answers({ data: [limitOf(32, 5)] }),
    ),
  };
  const approveNext = "AnswerLimitApproval(limitType=21, isApproved=true)";
  rule("starts anew when the interval was removed and is set again [reality-001] {REALITY:reset}", {
    isPlayer,
    server: removedAndSetAgain,
    user: `3m ${approve} 1m ${approveNext}`,
    watch: `${steps} RealityTakenUp RealityEnded`,
    expect: "RealityStarted(300000) 3m RealityEnded 1m RealityStarted(300000) 5m RealityCheckShown",
    for: "10m",
  });
  rule("starts anew when a reload lies between its removal and its return [reality-001]", {
    isPlayer,
    server: removedAndSetAgain,
    tab: "3m reload",
    user: `4m ${approveNext}`,
    watch: `${steps} RealityTakenUp RealityEnded`,
    expect: "RealityStarted(300000) 3m RealityEnded 1m RealityStarted(300000) 5m RealityCheckShown",
    for: "10m",
  });
  rule("is silenced by a self-exclusion [limits-012] {REALITY:cancel}", {
    isPlayer,
    server: limitsThen(limitOf(32, 5), limitOf(30, 7)),
    user: `4m59s999ms ${approve}`,
    watch: "RealityStepped RealityCheckShown",
    expect: "",
    for: "20m",
  });
  rule("is silenced by maintenance [maintenance-002] {REALITY:cancel}", {
    isPlayer,
    server: { ...every(5), Balance: fails(503, { code: 70 }) },
    watch: "RealityStepped RealityCheckShown",
    expect: "",
    for: "20m",
  });
  rule("takes shorter steps from a policy pack, but never longer ones [reality-006]", {
    isPlayer,
    server: {
      ClientLimits: realityLimit(5),
      SiteConfig: answers({
        ...siteConfig,
        policy: { id: "short", figures: { "REALITY.stepMs": 180_000 } },
      }),
    },
    watch: steps,
    expect: "RealityStarted 3m RealityStepped(180000) 2m RealityCheckShown",
    for: "20m",
  });
  rule("does not take longer steps from a policy pack [reality-006]", {
    isPlayer,
    server: {
      ClientLimits: realityLimit(10),
      SiteConfig: answers({
        ...siteConfig,
        policy: { id: "long", figures: { "REALITY.stepMs": 900_000 } },
      }),
    },
    watch: steps,
    expect: "RealityStarted 5m RealityStepped 5m RealityCheckShown",
    for: "20m",
  });
});
