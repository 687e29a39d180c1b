import { describe } from "vitest";
import { type Answer, answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const casino = { isBrandsSliderShown: true };
const brands = answers({ success: true, listAvailablePartitions: [{ id: 1, name: "slots" }] });
const site = (over: object = { casino }, Partitions: Answer = brands) => ({
  SiteConfig: answers({ ...siteConfig, ...over }),
  Partitions,
});
const asked = "PartitionsAsked(ask.lng=en)";
const inAndOut = "2s GoTo(/en/bingo) 10s GoTo(/en) 10s GoTo(/en/bingo)";

describe("the brands of third-party games", () => {
  rule("are requested when their layout is entered, and kept while they are fresh [layouts-004]", {
    server: site(),
    user: inAndOut,
    watch: asked,
    expect: `2s ${asked}`,
    for: "1m",
  });
  rule(
    "are requested again with the next visit when they failed to load, without a notice [layouts-004] [error-042]",
    {
      server: site({ casino }, inTurn(fails(500), brands)),
      user: inAndOut,
      watch: `${asked} NotificationShown`,
      expect: `2s ${asked} 20s ${asked}`,
      for: "1m",
    },
  );
  rule("are not requested where the site does not show them [layouts-004]", {
    server: site({}),
    user: inAndOut,
    watch: asked,
    expect: "",
    for: "1m",
  });
});
