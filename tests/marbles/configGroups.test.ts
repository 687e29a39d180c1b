import { describe, expect, it } from "vitest";
import { keptMs } from "../../src/epics/configGroups/load.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** The rules load after 5 s; a random draw of zeros keeps an answer for the least time. */
const move = "1m GoTo(/en/office/report)";

describe("CONFIG-GROUP-CACHE", () => {
  it.each([
    ["00000000-0000-4000-8000-000000000000", 600_000],
    ["80000000-0000-4000-8000-000000000000", 750_000],
    ["ffffffff-0000-4000-8000-000000000000", 900_000],
  ])(
    "with the draw %s keeps the answer for %i ms [config-004] {CONFIG-GROUP-CACHE:at}",
    (draw, lengthMs) => {
      expect(keptMs(draw, null)).toBe(lengthMs);
    },
  );
  rule(
    "requests its groups, and again after 10 minutes [config-004] [call-config-002] {CONFIG-GROUP-CACHE:at}",
    {
      user: move,
      watch: "ConfigGroupsAsked",
      expect: `5s ConfigGroupsAsked(ask.lang=en) 10m ConfigGroupsAsked`,
      for: "20m",
    },
  );
  rule(
    "does nothing 1 ms earlier, whatever page is entered [config-004] {CONFIG-GROUP-CACHE:before}",
    {
      user: `${move} 1m GoTo(/en/office/menu)`,
      expect: "5s ConfigGroupsAsked",
      for: "10m4s999ms",
    },
  );
  rule("fires only once [config-004] {CONFIG-GROUP-CACHE:after}", {
    user: move,
    expect: "5s ConfigGroupsAsked 10m ConfigGroupsAsked",
    for: "10m5s1ms",
  });
  rule("stops asking when nobody uses the page [config-004]", {
    expect: "5s ConfigGroupsAsked",
    for: "1h",
  });
  rule("asks when somebody comes back to an unused page [config-004]", {
    user: "30m GoTo(/en/office/report)",
    expect: "5s ConfigGroupsAsked 29m55s ConfigGroupsAsked",
    for: "35m",
  });
  rule("is not repeated sooner after a failure [error-002] [config-006]", {
    user: move,
    server: { ConfigGroups: inTurn(fails(503), answers({ experiments: { newSearch: true } })) },
    expect: "5s ConfigGroupsAsked ConfigGroupsFailed 10m ConfigGroupsAsked",
    for: "20m",
  });
  rule("waits while the page is hidden {CONFIG-GROUP-CACHE:pause}", {
    user: move,
    tab: "5m hidden",
    expect: "5s ConfigGroupsAsked",
    for: "30m",
  });
  rule("asks when the page is shown again {CONFIG-GROUP-CACHE:resume}", {
    user: move,
    tab: "5m hidden 10m visible",
    expect: "5s ConfigGroupsAsked 14m55s ConfigGroupsAsked",
    for: "20m",
  });
  rule("is cancelled by maintenance [maintenance-004] {CONFIG-GROUP-CACHE:cancel}", {
    user: move,
    isPlayer: true,
    server: {
      Balance: (_asked, count) =>
        count > 10
          ? fails(503, { code: 70 })
          : answers({ accountId: 11, money: 100, points: 0, updatedAt: 0 }),
    },
    expect: "5s ConfigGroupsAsked",
    for: "20m",
  });
  rule("starts over after a reload {CONFIG-GROUP-CACHE:reload}", {
    tab: "1m reload",
    expect: "5s ConfigGroupsAsked 1m ConfigGroupsAsked",
    for: "9m",
  });
  rule("asks on waking if it fell due during sleep {CONFIG-GROUP-CACHE:sleep}", {
    user: move,
    clock: "2m sleep 1h",
    expect: "5s ConfigGroupsAsked 1h1m55s ConfigGroupsAsked",
    for: "1h5m",
  });
  rule("lasts no longer when the clock is set back {CONFIG-GROUP-CACHE:back}", {
    user: move,
    clock: "2m back 1h",
    expect: "5s ConfigGroupsAsked 10m ConfigGroupsAsked",
    for: "20m",
  });
  rule("ends on the page's next check when the clock is set forward {CONFIG-GROUP-CACHE:forward}", {
    user: move,
    clock: "2m forward 1h",
    tab: "2m1s visible",
    expect: "5s ConfigGroupsAsked 1m56s ConfigGroupsAsked",
    for: "5m",
  });
  rule(
    "waits for the connection while offline {CONFIG-GROUP-CACHE:offline} {CONFIG-GROUP-CACHE:pause}",
    {
      user: move,
      network: "5m offline 10m online",
      expect: "5s ConfigGroupsAsked 14m55s ConfigGroupsAsked",
      for: "20m",
    },
  );
});
