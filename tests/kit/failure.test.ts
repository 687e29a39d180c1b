import { describe, expect, it } from "vitest";
import type { Timeline } from "./timeline.ts";
import { fails } from "./replies.ts";
import { prove } from "./rule.ts";

const place = {
  text: () => "tests/marbles/example.test.ts:12",
  frame: () => "example.test.ts:12:5",
};

function failureOf(timeline: Timeline): Error {
  try {
    prove("the title [polling-001]", timeline, place);
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("the timeline was expected to fail and did not");
}
const textOf = (timeline: Timeline): string => failureOf(timeline).message;

describe("a failure is shown as a timeline", () => {
  it("shows both lanes under one axis, with a caret and the location of the expectation", () => {
    expect(textOf({ tab: "10s hidden", expect: "40s1ms PollingPaused" })).toMatchInlineSnapshot(`
      "the title [polling-001]
        expected in tests/marbles/example.test.ts:12

                10s     40s            40s 1ms
      tab       hidden
      expected                         PollingPaused
      got               PollingPaused
                        ^              ^

        PollingPaused came at 40s, not at 40s 1ms: 1ms early"
    `);
  });

  it("names missing and unexpected events", () => {
    const text = textOf({
      tab: "10s hidden 30s visible",
      watch: "PollingResumed",
      expect: "40s PollingPaused 1m ConfigMissing",
    });
    expect(text).toMatchInlineSnapshot(`
      "the title [polling-001]
        expected in tests/marbles/example.test.ts:12

                10s     40s                            1m 40s
      tab       hidden  visible
      expected          PollingPaused                  ConfigMissing
      got               PollingPaused  PollingResumed
                                       ^               ^

        PollingResumed at 40s was not expected
        ConfigMissing at 1m 40s did not happen"
    `);
  });

  it("distinguishes events at the same time by their order and data", () => {
    const text = textOf({
      tab: "hidden 30s visible",
      expect: "30s PollingResumed PollingPaused",
    });
    expect(text).toContain("at 30s PollingPaused came before PollingResumed");
    const wrongData = textOf({
      server: { SiteConfig: fails(503) },
      expect: "5s ConfigMissing(tries=7)",
    });
    expect(wrongData).toContain("ConfigMissing(tries=7) at 5s did not happen");
    expect(wrongData).toContain("ConfigMissing(tries=6) at 5s was not expected");
  });

  it("stays small after half an hour of polls and 1 ms", () => {
    const text = textOf({
      path: "/en/section/live",
      tab: "29m30s hidden",
      watch: "PollingPaused",
      expect: "30m1ms PollingPaused",
    });
    expect(text).toMatchInlineSnapshot(`
      "the title [polling-001]
        expected in tests/marbles/example.test.ts:12

                29m 30s  30m            30m 1ms
      tab       hidden
      expected                          PollingPaused
      got                PollingPaused
                         ^              ^

        PollingPaused came at 30m, not at 30m 1ms: 1ms early"
    `);
  });

  it("cuts a long lane to the part around the first difference", () => {
    const text = textOf({
      path: "/en/section/live",
      tab: "29m30s hidden",
      expect: "FeedListAsked 30m1ms PollingPaused",
      watch: "PollingPaused",
    });
    const lines = text.split("\n");
    expect(lines.length).toBeLessThan(40);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(120);
    expect(text).toContain("  and ");
    expect(lines.find((line) => line.startsWith("got"))).toContain("…");
  });

  it("shows a second tab on its own line, and stays small with all lanes full", () => {
    const text = textOf({
      path: "/en/section/live/1/501",
      user: "1s AddBet(901) 10m AddBet(902) 10m AddBet(903)",
      tab: "25m hidden 1m visible",
      tab2: "2s open 5m GoTo(/en/section/live) 24m close",
      clock: "27m back 1h",
      network: "28m offline 1m online",
      storage: "26m full",
      watch: "BetAdded 2:FeedListAsked FeedGameAsked",
      expect: "1s BetAdded 20m 2:BetAdded",
      for: "30m",
    });
    const lines = text.split("\n");
    expect(lines.length).toBeLessThan(40);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(120);
    expect(lines.some((line) => line.startsWith("tab2 "))).toBe(true);
    expect(text).toContain("FeedGameAsked at 0 was not expected");
  });

  it("shows what a section reports on its own line", () => {
    const text = textOf({ section: "1s error(503)", expect: "2s SectionFailed" });
    expect(text).toMatch(/^section {3}error\(503\)$/m);
  });

  it("points at the line of the expectation", () => {
    expect(failureOf({ expect: "1s PollingPaused" }).stack).toMatch(
      /\n {4}at example\.test\.ts:12:5$/,
    );
  });
});
