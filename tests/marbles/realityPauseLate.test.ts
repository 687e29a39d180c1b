import { describe } from "vitest";
import { answerTo, realityLimit, realityPaused } from "../kit/limits.ts";
import { instant } from "../kit/play.ts";
import { answers, inTurn, late } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { siteConfig } from "../kit/site.ts";

const policy = {
  id: "strict",
  figures: {},
  bounds: { "REALITY-PAUSE.pauseMs": { atLeast: 300_000 } },
};
const site = answers({ ...siteConfig, idle: { isEnabled: false, minutes: 30 }, policy });
const isPlayer = true;
const watch = "RealityPauseBegan RealityPauseEnded";

// Until the pack is known, the rule allows no pause at all.
describe("REALITY-PAUSE where the site config comes after the session", () => {
  rule("is not over with the reload of a page", {
    isPlayer,
    server: { SiteConfig: inTurn(site, late("3s", site)), ClientLimits: realityLimit(20) },
    user: `21m ${answerTo("continue")}`,
    tab: "23m reload",
    watch,
    expect: "21m RealityPauseBegan 5m RealityPauseEnded",
    for: "40m",
  });
  rule("is taken up as the server told it before", {
    isPlayer,
    server: { SiteConfig: late("3s", site), ClientLimits: realityPaused(20, 180_000) },
    watch,
    expect: `3s RealityPauseBegan(until=${instant("3m")}) 2m57s RealityPauseEnded`,
    for: "10m",
  });
});
