import { app } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { remotePort } from "../../src/infra/ports/remote.ts";
import { type Timeline, lanesOf } from "../kit/timeline.ts";
import { play } from "../kit/play.ts";
import { answers } from "../kit/replies.ts";
import { states } from "../kit/sectionStates.ts";
import { siteConfig } from "../kit/site.ts";

const fetched = "SectionWanted(section=menu, why=view)";
const opened = "0 not-exist → loading by SectionWanted(view) after AppStarted";

describe("views that leave while a section loads", () => {
  states("the last one cancels it, and what arrives later is ignored [sections-007]", {
    section: "1s loaded(menu) 1s ready(menu) 1s failed(http, section=menu) 1s dead(menu)",
    user: "500ms GoTo(/en/office/report)",
    expect: `${fetched} 500ms SectionLeft(menu) SectionWanted(section=report)`,
    changes: [opened, "500ms loading → not-exist by SectionLeft after RouteEntered"],
  });
  states("it goes on loading for the view that is left [sections-007]", {
    section: "3s ready(menu)",
    user: "500ms UseSection(menu) 500ms GoTo(/en/office/report) 4s LeaveSection(menu)",
    watch: "SectionLeft",
    expect: `${fetched} 500ms SectionWanted(section=menu) 500ms SectionLeft(menu) SectionWanted(report)
             4s SectionLeft(menu)`,
    changes: [
      opened,
      "3s loading → ready by SectionReady",
      "5s ready → not-exist by SectionLeft after LeaveSection",
    ],
  });
  states(
    "a view that returns before it has loaded requests it again [sections-007] [sections-012]",
    {
      section: "2s ready",
      user: "500ms GoTo(/en/office/report) 500ms GoTo(/en/office/menu)",
      expect: `${fetched} 500ms SectionWanted(report) 500ms SectionWanted(menu)`,
      changes: [
        opened,
        "500ms loading → not-exist by SectionLeft after RouteEntered",
        "1s not-exist → loading by SectionWanted(view) after RouteEntered",
        "2s loading → ready by SectionReady",
      ],
    },
  );
});

describe("between two retries of a section", () => {
  const failed = (at: string) => `${at} loading → error by SectionFailed`;
  const again = (at: string) => `${at} error → loading by SectionWanted(retry) after TimerFired`;
  const sections = { menu: ["broken"] } as const;
  const begun = [opened, failed("0"), again("1s"), failed("1s")];

  states("a hidden tab retries too [sections-017] {SECTION-RETRY:at}", {
    sections,
    tab: "1s500ms hidden 2s visible 1s hidden",
    for: "1m",
    changes: [...begun, again("3s"), failed("3s"), again("7s"), failed("7s")],
  });
  states(
    "offline it stays in error, and is fetched on return [sections-017] {SECTION-RETRY:resume}",
    {
      sections,
      network: "4s offline 6s online",
      for: "1m",
      changes: [...begun, again("3s"), failed("3s"), again("10s"), failed("10s")],
    },
  );
  states("offline it can still end [sections-016] {SECTION-RETRY:offline}", {
    section: "failed(offline) 5s dead",
    network: "500ms offline 10s online",
    watch: "SectionWanted",
    expect: fetched,
    changes: [opened, failed("0"), "5s error → not-exist by SectionDied"],
  });
  states("a short sleep is not added to the wait [sections-017] {SECTION-RETRY:sleep}", {
    sections,
    clock: "1s500ms sleep 1s",
    for: "6s999ms",
    changes: [...begun, again("3s"), failed("3s")],
  });
  states(
    "one retry is made on waking, and the next wait is whole [sections-017] {SECTION-RETRY:sleep}",
    {
      sections,
      clock: "2s sleep 10m",
      for: "11m",
      changes: [...begun, again("10m 2s"), failed("10m 2s"), again("10m 6s"), failed("10m 6s")],
    },
  );
  states("taps on refresh fetch once a second [sections-019] [sections-020] {SECTION-REFRESH:at}", {
    section: "error 200ms error",
    user: `100ms RefreshSection(menu) 200ms RefreshSection(menu) 799ms RefreshSection(menu)
           1ms RefreshSection(menu)`,
    watch: "SectionRefreshAsked",
    expect: `100ms SectionRefreshAsked 200ms SectionRefreshAsked 799ms SectionRefreshAsked
             1ms SectionRefreshAsked`,
    for: "2s",
    changes: [
      opened,
      failed("0"),
      "100ms error → loading by SectionWanted(refresh) after SectionRefreshAsked",
      failed("200ms"),
      "1s 100ms error → loading by SectionWanted(refresh) after SectionRefreshAsked",
    ],
  });
});

describe("a section that is loading", () => {
  it("is fetched once, however many views want it [sections-012]", () => {
    const address = { url: "/sections/menu", isEnabled: true, isPost: false, isForceSpa: false };
    const remoteSections = { allowedOrigins: [], sections: { menu: address } };
    const timeline: Timeline = {
      server: { SiteConfig: answers({ ...siteConfig, remoteSections }) },
      section: "1s loaded 1s ready 2s error 1500ms ready",
      user: `500ms UseSection(menu) 1s UseSection(menu) 1s UseSection(menu) 1800ms RefreshSection(menu)
             100ms UseSection(menu)`,
      expect: "AppStarted",
      for: "1m",
    };
    const fetches: number[] = [];
    let [atMs, now] = [0, app.root.initial];
    const receive = remotePort({
      state: () => now,
      report: () => {},
      loader: () => ({
        load: () => fetches.push(atMs),
        leave: () => {},
        move: () => {},
        prefetch: () => {},
        attach: () => () => {},
      }),
    });
    play(timeline, lanesOf(timeline), ({ ms, entry }, state) => {
      [atMs, now] = [ms, state];
      receive(entry);
    });
    expect(fetches).toEqual([0, 4_300]);
  });
});
