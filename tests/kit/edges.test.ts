import { describe, expect, it } from "vitest";
import type { Timeline } from "./timeline.ts";
import { prove } from "./rule.ts";

const place = { text: () => "here", frame: () => "here" };
const claiming = (tag: string, timeline: Timeline) => () => {
  prove(`title ${tag}`, timeline, place);
};
const paused: Timeline = { tab: "10s hidden", expect: "40s PollingPaused" };
const shown: Timeline = { tab: "10s hidden 30s visible", expect: "40s PollingPaused" };

describe("a title with an edge that its lanes do not reach is refused by name", () => {
  const refused: readonly (readonly [tag: string, text: string, timeline?: Timeline])[] = [
    ["{NO-RULE:at}", "{NO-RULE:at} in the title names no rule of the catalogue"],
    ["{POLL-PAUSE:never}", "{POLL-PAUSE:never} in the title names no edge; edges are before, at"],
    ["{POLL-PAUSE:before}", "no timer of it is due 1 ms after the end"],
    [
      "{POLL-PAUSE:before}",
      "no timer of it is due 1 ms after the end at 39s 998ms",
      { tab: "10s hidden", watch: "PollingPaused", expect: "", for: "39s998ms" },
    ],
    [
      "{POLL-PAUSE:at}",
      "no timer of it fires",
      { tab: "10s hidden", watch: "PollingPaused", expect: "", for: "39s999ms" },
    ],
    ["{POLL-PAUSE:after}", "nothing comes 1 ms after a timer of it fired", shown],
    ["{POLL-PAUSE:reset}", "no timer of it is taken back and armed again"],
    [
      "{POLL:pause}",
      "nothing of its pauses holds in the timeline",
      { path: "/en/section/live", expect: "FeedListAsked", for: "4s" },
    ],
    ["{POLL-PAUSE:reload}", '"reload", or "close" and "open", in the tab lane'],
    ["{POLL-PAUSE:sleep}", '"sleep 10m" in the clock lane'],
    ["{POLL-PAUSE:back}", '"back 1h" in the clock lane'],
    ["{POLL-PAUSE:forward}", '"forward 1h" in the clock lane'],
    ["{POLL-PAUSE:offline}", '"offline" in the network lane'],
    ["{POLL-PAUSE:tab2}", '"open" in the tab2 lane'],
    ["{POLL-PAUSE:wiped}", '"wipe" or "full" in the storage lane'],
    ["{COUPON-REMINDER:offline}", "no timer of it is armed", { ...paused, network: "1s offline" }],
  ];
  for (const [tag, text, timeline = paused] of refused) {
    it(`${tag.replaceAll(/[{}]/g, "")}: ${text.slice(0, 60).replaceAll(/[{}]/g, "")}`, () => {
      expect(claiming(tag, timeline)).toThrow(text);
    });
  }
});

describe("a title whose edge its lanes reach is accepted", () => {
  const believed: readonly (readonly [tags: string, timeline: Timeline])[] = [
    ["{POLL-PAUSE:at}", paused],
    [
      "{POLL-PAUSE:before}",
      { tab: "10s hidden", watch: "PollingPaused", expect: "", for: "39s999ms" },
    ],
    [
      "{POLL-PAUSE:before} {POLL-PAUSE:cancel}",
      { tab: "10s hidden 29s999ms visible", watch: "PollingPaused", expect: "" },
    ],
    [
      "{POLL-PAUSE:after}",
      { tab: "10s hidden 30s1ms visible", expect: "40s PollingPaused 1ms PollingResumed" },
    ],
    ["{POLL-PAUSE:reset}", { tab: "1s hidden 1s visible 1s hidden", expect: "33s PollingPaused" }],
    [
      "{POLL:pause} {POLL:resume} {POLL:offline}",
      {
        path: "/en/section/live",
        network: "1s offline 9s online",
        watch: "FeedListAsked",
        expect: "FeedListAsked 10s FeedListAsked",
        for: "14s",
      },
    ],
    ["{POLL-PAUSE:sleep}", { ...paused, clock: "20s sleep 1s" }],
    [
      "{POLL-PAUSE:sleep}",
      { tab: "10s hidden 10s frozen 1h thawed", expect: "1h20s PollingPaused", for: "1h21s" },
    ],
  ];
  for (const [tags, timeline] of believed) {
    it(tags.replaceAll(/[{}]/g, ""), () => {
      expect(claiming(tags, timeline)).not.toThrow();
    });
  }
});
