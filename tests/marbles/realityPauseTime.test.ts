import { describe, expect, it } from "vitest";
import { answerTo, realityLimit, realityPaused } from "../kit/limits.ts";
import { instant, play } from "../kit/play.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";
import { lanesOf } from "../kit/timeline.ts";

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
const watch = "RealityPauseBegan RealityPauseEnded";
const answer = answerTo("continue");

describe("REALITY-PAUSE with reloads, sleep and clock changes", () => {
  rule("goes on after a reload {REALITY-PAUSE:reload}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    tab: "23m reload",
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("ends on waking if it was over during sleep {REALITY-PAUSE:sleep}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    clock: "22m sleep 1h",
    watch,
    expect: "21m RealityPauseBegan 1h1m RealityPauseEnded",
    for: "1h30m",
  });
  rule("does not last longer when the clock is set back {REALITY-PAUSE:back}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    clock: "22m back 3h",
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("lasts no longer than a whole one when the clock was set back before a reload", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    clock: "22m back 3h",
    tab: "23m reload",
    watch,
    expect: "21m RealityPauseBegan 7m RealityPauseEnded",
    for: "40m",
  });
  rule("ends on the page's next check when the clock is set forward {REALITY-PAUSE:forward}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    clock: "22m forward 3h",
    tab: "22m10s visible",
    watch,
    expect: "21m RealityPauseBegan 1m10s RealityPauseEnded",
    for: "40m",
  });
  rule("goes on while offline {REALITY-PAUSE:offline}", {
    isPlayer,
    server: { ...server, RealityCheck: fails(503) },
    user: `21m ${answer}`,
    network: "20m30s offline",
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("closes play in both tabs when one has the answer {REALITY-PAUSE:tab2}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    tab2: "1m open",
    watch: `${watch} 2:RealityPauseBegan 2:RealityPauseEnded`,
    expect: `21m RealityPauseBegan 1ms 2:RealityPauseBegan
             4m59s999ms RealityPauseEnded 1ms 2:RealityPauseEnded`,
    for: "40m",
  });
  rule("holds in a tab that opens during the pause {REALITY-PAUSE:tab2}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    tab2: "22m open",
    watch: `${watch} 2:RealityPauseBegan 2:RealityPauseEnded`,
    expect: "21m RealityPauseBegan 5m 2:RealityPauseEnded RealityPauseEnded",
    for: "40m",
  });
  rule("goes on when the storage is wiped {REALITY-PAUSE:wiped}", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    storage: "22m wipe",
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule(
    "goes on when the page reloads with a wiped storage, as the server tells {REALITY-PAUSE:wiped}",
    {
      isPlayer,
      server: { ...server, ClientLimits: inTurn(realityLimit(20), realityPaused(20, 180_000)) },
      user: `21m ${answer}`,
      storage: "22m wipe",
      tab: "23m reload",
      watch,
      expect: `21m RealityPauseBegan(until=${instant("26m")})
             2m RealityPauseBegan(until=${instant("26m")}) 3m RealityPauseEnded`,
      for: "40m",
    },
  );
  rule("is unknown after a reload with a wiped storage where the server does not tell", {
    isPlayer,
    server,
    user: `21m ${answer}`,
    storage: "22m wipe",
    tab: "23m reload",
    watch,
    expect: "21m RealityPauseBegan",
    for: "40m",
  });
  it("is stored until it is over, without a word of whose it is", () => {
    const timeline = { isPlayer, server, user: `21m ${answer}`, expect: "21m RealityPauseBegan" };
    const stored = (time: string) => {
      const { local } = play({ ...timeline, for: time }, lanesOf({ ...timeline, for: time }));
      return JSON.parse(local.getItem("tl.realityCheck") ?? "null");
    };
    expect(stored("22m")).toMatchObject({ pausedUntil: instant("26m") });
    expect(stored("27m")).not.toHaveProperty("pausedUntil");
  });
});
