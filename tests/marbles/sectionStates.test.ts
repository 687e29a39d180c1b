import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { sectionChanges, states } from "../kit/sectionStates.ts";

/** The page opens at the menu; the views wanted afterwards are in `expect`. */
const fetched = "SectionWanted(section=menu, why=view)";
const opened = "0 not-exist → loading by SectionWanted(view) after AppStarted";

describe("an allowed change of a section happens, and the log has its reason", () => {
  states("not-exist → loading: a view is added [sections-003] [sections-011] [sections-012]", {
    user: "5s GoTo(/en/office/report)",
    section: "1s ready",
    expect: `${fetched} 5s SectionWanted(section=report, why=view)`,
    of: "report",
    changes: ["5s not-exist → loading by SectionWanted(view) after RouteEntered"],
  });
  states("not-exist → ready: it revives by itself [sections-003] [sections-013]", {
    section: "1s ready 1s dead 1s ready",
    expect: fetched,
    changes: [
      opened,
      "1s loading → ready by SectionReady",
      "2s ready → not-exist by SectionDied",
      "3s not-exist → ready by SectionReady",
    ],
  });
  states("error → loading: the rule fetches it again [sections-004] [sections-017]", {
    section: "500ms failed(http, status=500)",
    expect: `${fetched} 1s500ms SectionWanted(why=retry)`,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "1s 500ms error → loading by SectionWanted(retry) after TimerFired",
    ],
  });
  states("error → loading: the player fetches it again [sections-004] [sections-019]", {
    section: "500ms error",
    user: "800ms RefreshSection(menu)",
    expect: `${fetched} 800ms SectionWanted(why=refresh)`,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "800ms error → loading by SectionWanted(refresh) after SectionRefreshAsked",
    ],
  });
  states("error → not-exist: it is gone, and not fetched again [sections-004] [sections-016]", {
    section: "500ms error 999ms dead",
    expect: fetched,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "1s 499ms error → not-exist by SectionDied",
    ],
  });
  states("error → not-exist: no view uses it [sections-004] [sections-007]", {
    section: "500ms error",
    user: "1s GoTo(/en/office/report)",
    expect: `${fetched} 1s SectionLeft(menu) SectionWanted(section=report)`,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "1s error → not-exist by SectionLeft after RouteEntered",
    ],
  });
  states("loading → error: its host fails [sections-005] [sections-014]", {
    section: "500ms failed(timeout)",
    watch: "SectionWanted",
    expect: `${fetched} 500ms SectionFailed(reason=timeout)`,
    for: "1s499ms",
    changes: [opened, "500ms loading → error by SectionFailed"],
  });
  states("loading → error: it reports an error itself [sections-005] [sections-015]", {
    section: "500ms loaded 300ms error(503)",
    watch: "SectionWanted",
    expect: `${fetched} 800ms SectionFailed(reason=error, status=503)`,
    for: "1s799ms",
    changes: [opened, "800ms loading → error by SectionFailed"],
  });
  states(
    "loading → ready: it reports ready itself, its code alone does not [sections-005] [sections-013]",
    {
      section: "500ms loaded 300ms ready",
      expect: fetched,
      changes: [opened, "800ms loading → ready by SectionReady"],
    },
  );
  states("loading → not-exist: it is gone [sections-005] [sections-016]", {
    section: "500ms loaded 300ms dead",
    expect: fetched,
    changes: [opened, "800ms loading → not-exist by SectionDied"],
  });
  states("ready → not-exist: it is gone [sections-006] [sections-016]", {
    section: "500ms ready 5s dead",
    expect: fetched,
    changes: [
      opened,
      "500ms loading → ready by SectionReady",
      "5s 500ms ready → not-exist by SectionDied",
    ],
  });
  states("ready → not-exist: no view uses it [sections-006] [sections-007]", {
    section: "500ms ready",
    user: "5s GoTo(/en/office/report)",
    expect: `${fetched} 5s SectionLeft(menu) SectionWanted(section=report)`,
    changes: [
      opened,
      "500ms loading → ready by SectionReady",
      "5s ready → not-exist by SectionLeft after RouteEntered",
    ],
  });
});

describe("a change of a section that is not allowed does not happen", () => {
  states("not-exist → not-exist: its code alone does not bring it back [sections-003]", {
    section: "500ms dead 1s dead 1s loaded",
    watch: "SectionDied",
    expect: `${fetched} 500ms SectionDied 1s SectionDied`,
    changes: [opened, "500ms loading → not-exist by SectionDied"],
  });
  states(
    "not-exist → error: a section that is gone cannot fail, so nothing is fetched again [sections-003]",
    {
      section: "500ms dead 1s error 1s failed(http)",
      expect: `${fetched} 1s500ms SectionFailed(reason=error) 1s SectionFailed(reason=http)`,
      changes: [opened, "500ms loading → not-exist by SectionDied"],
    },
  );
  states("error → error: a second failure does not put the retry off [sections-004]", {
    section: "500ms error 999ms failed(http)",
    expect: `${fetched} 1s500ms SectionWanted(why=retry)`,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "1s 500ms error → loading by SectionWanted(retry) after TimerFired",
    ],
  });
  states("error → ready: too late, it has to be fetched again [sections-004]", {
    section: "500ms error 500ms ready 1s ready",
    expect: `${fetched} 1s500ms SectionWanted(why=retry)`,
    changes: [
      opened,
      "500ms loading → error by SectionFailed",
      "1s 500ms error → loading by SectionWanted(retry) after TimerFired",
      "2s loading → ready by SectionReady",
    ],
  });
  states("loading → loading: another view does not fetch it twice [sections-005]", {
    section: "1s loaded",
    user: "500ms UseSection(menu) 1s UseSection(menu)",
    expect: `${fetched} 500ms SectionWanted(why=view) 1s SectionWanted(why=view)`,
    changes: [opened],
    for: "1s999ms",
    last: { isHere: true, views: 3 },
  });
  states(
    "loading → loading: the player cannot fetch it twice either [sections-005] [sections-019]",
    {
      sections: { menu: ["silent"] },
      user: "500ms RefreshSection(menu)",
      expect: `${fetched} 500ms CommandRefused(RefreshSection, nothing_to_do)`,
      changes: [opened],
    },
  );
  states("ready → loading: it serves another view, and a refresh, as it is [sections-006]", {
    section: "500ms ready",
    user: "1s UseSection(menu) 1s RefreshSection(menu)",
    expect: `${fetched} 1s SectionWanted(why=view) 1s CommandRefused(RefreshSection, nothing_to_do)`,
    changes: [opened, "500ms loading → ready by SectionReady"],
  });
  states("ready → ready: a second report changes nothing [sections-006]", {
    section: "500ms ready 1s ready",
    expect: `${fetched} 500ms SectionReady 1s SectionReady`,
    changes: [opened, "500ms loading → ready by SectionReady"],
  });
  states(
    "ready → error: by way of not-exist and loading, in one event [sections-006] [sections-015]",
    {
      section: "500ms ready 5s error",
      expect: `${fetched} 5s500ms SectionFailed(reason=error) 1s SectionWanted(why=retry)`,
      changes: [
        opened,
        "500ms loading → ready by SectionReady",
        "5s 500ms ready → error by SectionFailed",
        "6s 500ms error → loading by SectionWanted(retry) after TimerFired",
      ],
    },
  );
});

describe("any reports at any time", () => {
  const lane = (words: readonly string[]) =>
    fc
      .array(fc.tuple(fc.integer({ min: 1, max: 1_500 }), fc.constantFrom(...words)), {
        minLength: 1,
        maxLength: 12,
      })
      .map((marks) => marks.map(([ms, word]) => `${ms}ms ${word}`).join(" "));
  const reports = lane([
    "loaded(menu)",
    "ready(menu)",
    "error(section=menu)",
    "error(503, section=menu)",
    "failed(http, section=menu)",
    "dead(menu)",
  ]);
  const commands = lane([
    "UseSection(menu)",
    "LeaveSection(menu)",
    "RefreshSection(menu)",
    "GoTo(/en/office/report)",
    "GoTo(/en/office/menu)",
  ]);

  it("make no other change [sections-003] [sections-004] [sections-005] [sections-006]", () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(reports, commands, (section, user) => {
        const timeline: Timeline = { section, user, expect: "AppStarted", for: "30s" };
        const { events } = play(timeline, lanesOf(timeline));
        for (const { pair, by } of sectionChanges(events, "menu")) seen.add(`${pair} by ${by}`);
      }),
      { numRuns: 100, seed: 16 },
    );
    expect([...seen].sort()).toEqual([
      "error → loading by SectionWanted(refresh)",
      "error → loading by SectionWanted(retry)",
      "error → not-exist by SectionDied",
      "error → not-exist by SectionLeft",
      "loading → error by SectionFailed",
      "loading → not-exist by SectionDied",
      "loading → not-exist by SectionLeft",
      "loading → ready by SectionReady",
      "not-exist → loading by SectionWanted(view)",
      "not-exist → ready by SectionReady",
      "ready → error by SectionFailed",
      "ready → not-exist by SectionDied",
      "ready → not-exist by SectionLeft",
    ]);
  });
});
