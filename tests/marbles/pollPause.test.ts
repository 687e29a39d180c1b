import { describe } from "vitest";
import { answers } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const pausingAfter = (pauseHiddenMs: number) =>
  answers({ ...siteConfig, polling: { ...siteConfig.polling, pauseHiddenMs } });

describe("POLL-PAUSE", () => {
  rule("pauses after 30 s hidden [polling-001] {POLL-PAUSE:at}", {
    path: "/en",
    tab: "visible 10s hidden",
    expect: "40s PollingPaused",
  });
  rule("does not pause 1 ms before 30 s [polling-001] {POLL-PAUSE:before} {POLL-PAUSE:cancel}", {
    tab: "10s hidden 29s999ms visible",
    watch: "PollingPaused",
    expect: "",
  });
  rule(
    "pauses after exactly 30 s, and ends when the player comes back [polling-001] [polling-002]",
    {
      tab: "10s hidden 30s visible",
      expect: "40s PollingPaused PollingResumed",
    },
  );
  rule("pauses after 30 s and 1 ms [polling-001] [polling-002] {POLL-PAUSE:after}", {
    tab: "10s hidden 30s1ms visible",
    expect: "40s PollingPaused 1ms PollingResumed",
  });
  rule("counts from zero each time the tab is hidden [polling-001] {POLL-PAUSE:reset}", {
    tab: "20s hidden 1s visible 20s hidden",
    expect: "1m11s PollingPaused",
  });
  rule("pauses a page that opens hidden [polling-001]", {
    tab: "hidden",
    expect: "30s PollingPaused",
  });
  rule(
    "stops polls during the pause and asks at once on return [polling-001] [polling-002] {POLL:pause} {POLL:resume}",
    {
      path: "/en/section/live",
      tab: "1s hidden 59s visible",
      expect: `FeedListAsked 5s FeedListAsked 5s FeedListAsked 5s FeedListAsked 5s FeedListAsked
             5s FeedListAsked 5s FeedListAsked
             1s PollingPaused
             29s PollingResumed FeedListAsked 5s FeedListAsked`,
      for: "1m9s",
    },
  );
  rule("starts over after a reload while paused [polling-001] {POLL-PAUSE:reload}", {
    tab: "hidden 40s reload",
    expect: "30s PollingPaused 40s PollingPaused",
  });
  rule("pauses on waking if it fell due during sleep [polling-001] {POLL-PAUSE:sleep}", {
    tab: "hidden",
    clock: "10s sleep 10m",
    expect: "10m10s PollingPaused",
  });
  rule("counts a short sleep as time hidden [polling-001]", {
    tab: "hidden",
    clock: "10s sleep 10s",
    expect: "30s PollingPaused",
  });
  rule("the clock set back does not hold the pause up [polling-001] {POLL-PAUSE:back}", {
    tab: "hidden",
    clock: "10s back 1h",
    expect: "30s PollingPaused",
  });
  rule(
    "fires on the page's next check when the clock is set forward [polling-001] {POLL-PAUSE:forward}",
    {
      tab: "hidden",
      clock: "10s forward 1h",
      network: "10s1ms offline",
      expect: "10s1ms PollingPaused",
    },
  );
  rule("keeps counting while offline [polling-001] {POLL-PAUSE:offline}", {
    tab: "hidden",
    network: "offline 10s online",
    expect: "30s PollingPaused",
  });
  rule("takes its time from the site config", {
    tab: "1s hidden",
    server: { SiteConfig: pausingAfter(5_000) },
    expect: "6s PollingPaused",
  });
  rule("never takes less than 1 s, whatever the site config says", {
    tab: "1s hidden",
    server: { SiteConfig: pausingAfter(10) },
    expect: "2s PollingPaused",
  });
});
