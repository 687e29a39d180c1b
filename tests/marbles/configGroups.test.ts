import { describe, expect, it } from "vitest";
import { keptMs } from "../../src/epics/configGroups/load.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** The rules come after 5 s; a random draw of zeros keeps an answer for the least time. */
const move = "1m GoTo(/en/office/report)";

describe("CONFIG-GROUP-CACHE", () => {
  it.each([
    ["00000000-0000-4000-8000-000000000000", 600_000],
    ["80000000-0000-4000-8000-000000000000", 750_000],
    ["ffffffff-0000-4000-8000-000000000000", 900_000],
  ])("the draw %s keeps it for %i ms [config-004] {CONFIG-GROUP-CACHE:at}", (draw, lengthMs) => {
    expect(keptMs(draw, null)).toBe(lengthMs);
  });
  rule(
    "asks for its groups, and again after 10 minutes [config-004] [call-config-002] {CONFIG-GROUP-CACHE:at}",
    {
      user: move,
      watch: "ConfigGroupsAsked",
      expect: `5s ConfigGroupsAsked(ask.lang=en) 10m ConfigGroupsAsked`,
      for: "20m",
    },
  );
  rule("not 1 ms before, whatever is entered [config-004] {CONFIG-GROUP-CACHE:before}", {
    user: `${move} 1m GoTo(/en/office/menu)`,
    expect: "5s ConfigGroupsAsked",
    for: "10m4s999ms",
  });
  rule("and once [config-004] {CONFIG-GROUP-CACHE:after}", {
    user: move,
    expect: "5s ConfigGroupsAsked 10m ConfigGroupsAsked",
    for: "10m5s1ms",
  });
  rule("a page that nobody touches asks no more [config-004]", {
    expect: "5s ConfigGroupsAsked",
    for: "1h",
  });
  rule("and asks when somebody comes back to it [config-004]", {
    user: "30m GoTo(/en/office/report)",
    expect: "5s ConfigGroupsAsked 29m55s ConfigGroupsAsked",
    for: "35m",
  });
  rule("a failure gives nothing and is not repeated sooner [error-002] [config-006]", {
    user: move,
    server: { ConfigGroups: inTurn(fails(503), answers({ experiments: { newSearch: true } })) },
    expect: "5s ConfigGroupsAsked ConfigGroupsFailed 10m ConfigGroupsAsked",
    for: "20m",
  });
  rule("a hidden page waits {CONFIG-GROUP-CACHE:pause}", {
    user: move,
    tab: "5m hidden",
    expect: "5s ConfigGroupsAsked",
    for: "30m",
  });
  rule("and asks when it is shown {CONFIG-GROUP-CACHE:resume}", {
    user: move,
    tab: "5m hidden 10m visible",
    expect: "5s ConfigGroupsAsked 14m55s ConfigGroupsAsked",
    for: "20m",
  });
  rule("maintenance takes it back [maintenance-004] {CONFIG-GROUP-CACHE:cancel}", {
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
  rule("a reload begins anew {CONFIG-GROUP-CACHE:reload}", {
    tab: "1m reload",
    expect: "5s ConfigGroupsAsked 1m ConfigGroupsAsked",
    for: "9m",
  });
  rule("overslept it asks on waking {CONFIG-GROUP-CACHE:sleep}", {
    user: move,
    clock: "2m sleep 1h",
    expect: "5s ConfigGroupsAsked 1h1m55s ConfigGroupsAsked",
    for: "1h5m",
  });
  rule("the clock set back does not prolong it {CONFIG-GROUP-CACHE:back}", {
    user: move,
    clock: "2m back 1h",
    expect: "5s ConfigGroupsAsked 10m ConfigGroupsAsked",
    for: "20m",
  });
  rule("the clock set forward ends it when the page next looks {CONFIG-GROUP-CACHE:forward}", {
    user: move,
    clock: "2m forward 1h",
    tab: "2m1s visible",
    expect: "5s ConfigGroupsAsked 1m56s ConfigGroupsAsked",
    for: "5m",
  });
  rule(
    "offline it waits for the connection {CONFIG-GROUP-CACHE:offline} {CONFIG-GROUP-CACHE:pause}",
    {
      user: move,
      network: "5m offline 10m online",
      expect: "5s ConfigGroupsAsked 14m55s ConfigGroupsAsked",
      for: "20m",
    },
  );
});
