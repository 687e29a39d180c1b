import { describe, expect, it } from "vitest";
import { lanesOf } from "../kit/timeline.ts";
import { answerTo, every, steps } from "../kit/limits.ts";
import { instant, play } from "../kit/play.ts";
import { rule } from "../kit/rule.ts";

const isPlayer = true;
const stored = (leftMs: number, startedAt: number, doNotShowAgain = false) => ({
  local: { "tl.realityCheck": { startedAt, leftMs, doNotShowAgain, sinceAt: startedAt } },
});

describe("REALITY with reloads, sleep and clock changes", () => {
  it("stores its start, what is left and whether more checks will follow [reality-007]", () => {
    const timeline = { isPlayer, server: every(12), expect: "5m RealityStepped", for: "6m" };
    const { local } = play(timeline, lanesOf(timeline));
    expect(JSON.parse(local.getItem("tl.realityCheck") ?? "null")).toEqual({
      startedAt: instant("5m"),
      leftMs: 420_000,
      doNotShowAgain: false,
      sinceAt: instant("0"),
    });
  });
  it("stores nothing once the session is over [reality-007]", () => {
    const timeline = {
      isPlayer,
      server: every(12),
      user: "6m SignOut",
      expect: "6m SessionClosed",
    };
    const { local } = play({ ...timeline, for: "7m" }, lanesOf({ ...timeline, for: "7m" }));
    expect(local.getItem("tl.realityCheck")).toBeNull();
  });
  rule("continues after a reload, with the step in progress [reality-007] {REALITY:reload}", {
    isPlayer,
    server: every(12),
    tab: "7m reload 4m reload",
    watch: steps,
    expect: `RealityStarted 5m RealityStepped 2m RealityTakenUp(720000)
             3m RealityStepped 1m RealityTakenUp 1m RealityCheckShown`,
    for: "20m",
  });
  rule("counts only the step in progress when closed for hours [reality-006] [reality-007]", {
    isPlayer,
    server: every(12),
    tab: "7m close 5h open",
    watch: steps,
    expect: `RealityStarted 5m RealityStepped
             5h2m RealityTakenUp RealityStepped 2m RealityCheckShown`,
    for: "6h",
  });
  rule(
    "shows a check without an answer again, with the time of its first display [reality-002] [reality-007]",
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
  rule("does not repeat an answered check after a reload [reality-004] [reality-007]", {
    isPlayer,
    server: every(5),
    tab: "7m reload",
    user: `6m ${answerTo("nothing")}`,
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "30m",
  });
  rule("discards a stored rest that is longer than the interval [reality-007]", {
    isPlayer,
    server: every(5),
    stored: stored(3_600_000, instant("0")),
    watch: `${steps} RealityTakenUp`,
    expect: "RealityStarted(300000) 5m RealityCheckShown",
    for: "30m",
  });
  rule("ends the step on waking, and counts only that step [reality-006] {REALITY:sleep}", {
    isPlayer,
    server: every(12),
    clock: "2m sleep 8h",
    watch: steps,
    expect: `RealityStarted 8h2m RealityStepped(300000) 5m RealityStepped 2m RealityCheckShown`,
    for: "9h",
  });
  rule("counts a short sleep [reality-006]", {
    isPlayer,
    server: every(5),
    clock: "2m sleep 1m",
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule("continues after the page was frozen as after sleep [reality-006]", {
    isPlayer,
    server: every(12),
    tab: "2m frozen 1h thawed",
    watch: steps,
    expect: "RealityStarted 1h2m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "2h",
  });
  rule("is not delayed when the clock is set back [reality-006] {REALITY:back}", {
    isPlayer,
    server: every(12),
    clock: "2m back 3h",
    watch: steps,
    expect: "RealityStarted 5m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "20m",
  });
  rule(
    "never makes a step longer when the clock is set back before a reload [reality-006] [reality-007]",
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
    "ends one step on the page's next check when the clock is set forward [reality-006] {REALITY:forward}",
    {
      isPlayer,
      server: every(12),
      clock: "2m forward 3h",
      watch: steps,
      expect: "RealityStarted 2m10s RealityStepped 5m RealityStepped 2m RealityCheckShown",
      for: "20m",
    },
  );
  rule("fires while offline too [reality-001] {REALITY:offline}", {
    isPlayer,
    server: every(5),
    network: "1m offline",
    watch: steps,
    expect: "RealityStarted 5m RealityCheckShown",
    for: "20m",
  });
  rule(
    "continues on the page when the storage is wiped, and starts over after a reload [reality-007] {REALITY:wiped}",
    {
      isPlayer,
      server: every(5),
      storage: "1m wipe",
      tab: "2m reload",
      watch: steps,
      expect: "RealityStarted 2m RealityStarted 5m RealityCheckShown",
      for: "20m",
    },
  );
  rule("is not delayed by a storage that keeps nothing [reality-007] {REALITY:wiped}", {
    isPlayer,
    server: every(12),
    storage: "1m full",
    watch: steps,
    expect: "RealityStarted 5m RealityStepped 5m RealityStepped 2m RealityCheckShown",
    for: "20m",
  });
});
