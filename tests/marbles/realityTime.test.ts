import { describe, expect, it } from "vitest";
import { lanesOf } from "../kit/timeline.ts";
import { answerTo, every, steps } from "../kit/limits.ts";
import { instant, play } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const stored = (leftMs: number, startedAt: number, doNotShowAgain = false) => ({
  local: { "tl.realityCheck": { startedAt, leftMs, doNotShowAgain, sinceAt: startedAt } },
});

describe("REALITY through reloads, sleeps and clocks", () => {
  it("stores since when, how much is left and whether more will come [reality-007]", () => {
    const timeline = { isPlayer, server: every(12), expect: "5m RealityStepped", for: "6m" };
    const { local } = play(timeline, lanesOf(timeline));
    expect(JSON.parse(local.getItem("tl.realityCheck") ?? "null")).toEqual({
      startedAt: instant("5m"),
      leftMs: 420_000,
      doNotShowAgain: false,
      sinceAt: instant("0"),
    });
  });
  it("stores nothing any more once the session is over [reality-007]", () => {
    const timeline = {
      isPlayer,
      server: every(12),
      user: "6m SignOut",
      expect: "6m SessionClosed",
    };
    const { local } = play({ ...timeline, for: "7m" }, lanesOf({ ...timeline, for: "7m" }));
    expect(local.getItem("tl.realityCheck")).toBeNull();
  });
  rule(
    "a reload does not restart it, nor the step that is under way [reality-007] {REALITY:reload}",
    {
      isPlayer,
      server: every(12),
      tab: "7m reload 4m reload",
      watch: steps,
      expect: `RealityStarted 5m RealityStepped 2m RealityTakenUp(720000)
             3m RealityStepped 1m RealityTakenUp 1m RealityCheckShown`,
      for: "20m",
    },
  );
  rule(
    "closed for hours, the step that was under way counts, no more [reality-006] [reality-007]",
    {
      isPlayer,
      server: every(12),
      tab: "7m close 5h open",
      watch: steps,
      expect: `RealityStarted 5m RealityStepped
             5h2m RealityTakenUp RealityStepped 2m RealityCheckShown`,
      for: "6h",
    },
  );
  rule(
    "a check without an answer stands there again, and tells when it was first shown [reality-002] [reality-007]",
    {
      isPlayer,
      server: every(5),
      tab: "6m reload",
      user: `7m ${answerTo("continue")}`,
      watch: steps,
      expect: `RealityStarted 5m RealityCheckShown 2m RealityCheckAsked(ask.popupShowAt=${instant("5m") / 1000})
             5m RealityCheckShown`,
      for: "20m",
    },
  );
  rule("an answered one does not come back by a reload [reality-004] [reality-007]", {
    isPlayer,
    server: every(5),
    tab: "7m reload",
    user: `6m ${answerTo("nothing")}`,
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "30m",
  });
  rule("a rest that is longer than the interval belongs to another one [reality-007]", {
    isPlayer,
    server: every(5),
    stored: stored(3_600_000, instant("0")),
    watch: `${steps} RealityTakenUp`,
    expect: "RealityStarted(300000) 5m RealityCheckShown",
    for: "30m",
  });
  rule("overslept: the step ends on waking and counts itself only [reality-006] {REALITY:sleep}", {
    isPlayer,
    server: every(12),
    clock: "2m sleep 8h",
    watch: steps,
    expect: `RealityStarted 8h2m RealityStepped(300000) 5m RealityStepped 2m RealityCheckShown`,
    for: "9h",
  });
  rule("a short sleep counts [reality-006]", {
    isPlayer,
    server: every(5),
    clock: "2m sleep 1m",
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule("a page that was frozen goes on as after a sleep [reality-006]", {
    isPlayer,
    server: every(12),
    tab: "2m frozen 1h thawed",
    watch: steps,
    expect: "RealityStarted 1h2m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "2h",
  });
  rule("the clock set back does not hold it up [reality-006] {REALITY:back}", {
    isPlayer,
    server: every(12),
    clock: "2m back 3h",
    watch: steps,
    expect: "RealityStarted 5m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "20m",
  });
  rule(
    "the clock set back and a reload: the step is never longer than itself [reality-006] [reality-007]",
    {
      isPlayer,
      server: every(12),
      clock: "6m back 3h",
      tab: "7m reload",
      watch: steps,
      expect: "RealityStarted 5m RealityStepped 7m RealityStepped 2m RealityCheckShown",
      for: "20m",
    },
  );
  rule(
    "the clock set forward: one step ends when the page next looks [reality-006] {REALITY:forward}",
    {
      isPlayer,
      server: every(12),
      clock: "2m forward 3h",
      watch: steps,
      expect: "RealityStarted 2m10s RealityStepped 5m RealityStepped 2m RealityCheckShown",
      for: "20m",
    },
  );
  rule("offline it still comes [reality-001] {REALITY:offline}", {
    isPlayer,
    server: every(5),
    network: "1m offline",
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule("the storage wiped: the page goes on, a reload begins anew [reality-007] {REALITY:wiped}", {
    isPlayer,
    server: every(5),
    storage: "1m wipe",
    tab: "2m reload",
    watch: steps,
    expect: "RealityStarted 2m RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule("a storage that keeps nothing does not hold it up [reality-007] {REALITY:wiped}", {
    isPlayer,
    server: every(12),
    storage: "1m full",
    watch: steps,
    expect: "RealityStarted 5m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "20m",
  });
});
