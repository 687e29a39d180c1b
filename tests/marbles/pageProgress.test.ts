import { describe } from "vitest";
import { silence } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";

/** The list does not come; the rules come after 5 s. */
const stuck = { sections: { list: ["silent"] } } as const;
const go = "10s GoTo(/en/section/live)";
const all = "PageProgressed PageProgressEnded";

describe("PAGE-PROGRESS", () => {
  rule("the bar runs out after 5 s [ui-001] {PAGE-PROGRESS:at}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2) 5s PageProgressEnded",
    for: "1m",
  });
  rule("not 1 ms before [ui-001] {PAGE-PROGRESS:before}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2)",
    for: "14s999ms",
  });
  rule("and once [ui-001] {PAGE-PROGRESS:after}", {
    ...stuck,
    user: go,
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "15s1ms",
  });
  rule("of many updates within 200 ms the last is shown [ui-001] {PAGE-PROGRESS:at}", {
    user: go,
    server: { FeedList: silence },
    watch: all,
    expect: "10s PageProgressed(0.2) 200ms PageProgressed(0.9) 4s800ms PageProgressEnded",
    for: "1m",
  });
  rule("a screen that is here at once needs no bar for long [ui-001] {PAGE-PROGRESS:cancel}", {
    user: go,
    watch: all,
    expect: "10s PageProgressed(0.2) 200ms PageProgressed(1)",
    for: "1m",
  });
  rule("the next screen begins a bar of its own [ui-001] {PAGE-PROGRESS:reset}", {
    sections: { list: ["silent"], login: ["silent"] },
    server: { FeedList: silence },
    user: `9s GoTo(/en/office/report) 1s GoTo(/en/section/live) 3s GoTo(/en/office/menu) 1s GoTo(/en/user/login)`,
    watch: all,
    expect: `9s PageProgressed(0.2) 200ms PageProgressed(1)
             800ms PageProgressed(0.2) 3s PageProgressed(1) 1s PageProgressed(0.2)
             5s PageProgressEnded`,
    for: "1m",
  });
  rule("a bar that ran out does not come back for the same screen [ui-001]", {
    latency: "7s",
    user: "20s GoTo(/en/section/live)",
    watch: all,
    expect: "20s PageProgressed(0.2) 200ms PageProgressed(0.9) 4s800ms PageProgressEnded",
    for: "1m",
  });
  rule("a reload begins anew {PAGE-PROGRESS:reload}", {
    ...stuck,
    user: go,
    tab: "11s reload",
    watch: all,
    expect: "10s PageProgressed 6s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
  rule("overslept, it has run out on waking {PAGE-PROGRESS:sleep}", {
    ...stuck,
    user: go,
    clock: "11s sleep 10m",
    watch: all,
    expect: "10s PageProgressed 10m1s PageProgressEnded",
    for: "11m",
  });
  rule("the clock set back does not prolong it {PAGE-PROGRESS:back}", {
    ...stuck,
    user: go,
    clock: "11s back 1h",
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
  rule("the clock set forward ends it when the page next looks {PAGE-PROGRESS:forward}", {
    ...stuck,
    user: go,
    clock: "11s forward 1h",
    tab: "12s hidden",
    watch: all,
    expect: "10s PageProgressed 2s PageProgressEnded",
    for: "1m",
  });
  rule("offline it runs out all the same {PAGE-PROGRESS:offline}", {
    ...stuck,
    user: go,
    network: "11s offline",
    watch: all,
    expect: "10s PageProgressed 5s PageProgressEnded",
    for: "1m",
  });
});
