import { describe } from "vitest";
import { silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** The list never arrives; the rules load after 5 s. */
const stuck = { sections: { list: ["silent"] } } as const;
const go = "10s GoTo(/en/section/live)";
const all = "PageProgressed PageProgressEnded";

describe("PAGE-PROGRESS", () => {
  rule("ends the bar after 5 s [ui-001] {PAGE-PROGRESS:at}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2) 5s PageProgressEnded",
    for: "1m",
  });
  rule("does nothing 1 ms earlier [ui-001] {PAGE-PROGRESS:before}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2)",
    for: "14s999ms",
  });
  rule("ends it only once [ui-001] {PAGE-PROGRESS:after}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "15s1ms",
  });
  rule("shows the last of many updates within 200 ms [ui-001] {PAGE-PROGRESS:at}", {
    user: go,
    server: { FeedList: silence },
    watch: all,
    expect: "10s PageProgressed(0.2) 200ms PageProgressed(0.9) 4s800ms PageProgressEnded",
    for: "1m",
  });
  rule("ends the bar early on a screen that is ready at once [ui-001] {PAGE-PROGRESS:cancel}", {
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2) 200ms PageProgressed(1)",
    for: "1m",
  });
  rule("starts a new bar for the next screen [ui-001] {PAGE-PROGRESS:reset}", {
    sections: { list: ["silent"], login: ["silent"] },
    server: { FeedList: silence },
    user: `9s GoTo(/en/office/report) 1s GoTo(/en/section/live) 3s GoTo(/en/office/menu) 1s GoTo(/en/user/login)`,
    watch: all,
    expect: `9s PageProgressed(0.2) 200ms PageProgressed(1)
             800ms PageProgressed(0.2) 3s PageProgressed(1) 1s PageProgressed(0.2)
             5s PageProgressEnded`,
    for: "1m",
  });
  rule("does not restart a bar that ended for the same screen [ui-001]", {
    latency: "7s",
    user: "20s GoTo(/en/section/live)",
    watch: all,
    expect: "20s PageProgressed(0.2) 200ms PageProgressed(0.9) 4s800ms PageProgressEnded",
    for: "1m",
  });
  rule("starts over after a reload {PAGE-PROGRESS:reload}", {
    ...stuck,
    user: go,
    tab: "11s reload",
    watch: all,
    expect: "10s PageProgressed 6s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
  rule("ends the bar on waking if it fell due during sleep {PAGE-PROGRESS:sleep}", {
    ...stuck,
    user: go,
    clock: "11s sleep 10m",
    watch: all,
    expect: "10s PageProgressed 10m1s PageProgressEnded",
    for: "11m",
  });
  rule("lasts no longer when the clock is set back {PAGE-PROGRESS:back}", {
    ...stuck,
    user: go,
    clock: "11s back 1h",
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
  rule("ends on the page's next check when the clock is set forward {PAGE-PROGRESS:forward}", {
    ...stuck,
    user: go,
    clock: "11s forward 1h",
    tab: "12s hidden",
    watch: all,
    expect: "10s PageProgressed 2s PageProgressEnded",
    for: "1m",
  });
  rule("ends the bar while offline too {PAGE-PROGRESS:offline}", {
    ...stuck,
    user: go,
    network: "11s offline",
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
});
