import { describe, expect, it } from "vitest";
import { parameter, rule as makeRule } from "../../src/epics/rules/rule.ts";
import { storedCoupon } from "../kit/bets.ts";
import { answers, fails, inTurn } from "../kit/replies.ts";
import { rule } from "../kit/rule.ts";
import { placeAccepted, siteConfig } from "../kit/site.ts";

const pack = (parameters: Record<string, number>) => ({
  policy: { id: "strict", figures: parameters },
});

/** `hiddenMs` can be set by the site config; `shownMs` only by the catalogue and the pack. */
const PAUSE = makeRule({
  id: "PAUSE",
  ledger: [],
  parameters: {
    hiddenMs: {
      unit: "ms",
      fallback: 30_000,
      from: ({ polling }) => polling?.pauseHiddenMs,
      clamp: [1_000, 60_000],
    },
    shownMs: { unit: "ms", fallback: 10_000 },
  },
});
const bare = { site: siteConfig.site, languages: siteConfig.languages };

describe("the effective parameter", () => {
  it("is the catalogue's by default", () => {
    expect(parameter(PAUSE, "hiddenMs", null)).toBe(30_000);
    expect(parameter(PAUSE, "hiddenMs", bare)).toBe(30_000);
  });
  it("is the policy pack's where it has one", () => {
    const config = { ...bare, ...pack({ "PAUSE.hiddenMs": 5_000, "PAUSE.shownMs": 4_000 }) };
    expect(parameter(PAUSE, "hiddenMs", config)).toBe(5_000);
    expect(parameter(PAUSE, "shownMs", config)).toBe(4_000);
  });
  it("is the site config's before the pack's", () => {
    const config = { ...siteConfig, ...pack({ "PAUSE.hiddenMs": 5_000 }) };
    expect(parameter(PAUSE, "hiddenMs", config)).toBe(siteConfig.polling.pauseHiddenMs);
  });
  it("stays within its bounds, wherever it comes from, and is a number", () => {
    expect(parameter(PAUSE, "hiddenMs", { ...bare, ...pack({ "PAUSE.hiddenMs": 1 }) })).toBe(1_000);
    expect(parameter(PAUSE, "hiddenMs", { ...bare, ...pack({ "PAUSE.hiddenMs": 9e9 }) })).toBe(
      60_000,
    );
    const odd = { ...bare, ...pack({ "PAUSE.shownMs": Number.NaN }) };
    expect(parameter(PAUSE, "shownMs", odd)).toBe(10_000);
  });
});

describe("a policy pack", () => {
  rule("delays the check of a lost bet", {
    isPlayer: true,
    stored: { local: { "tl.coupon": storedCoupon(901) } },
    server: {
      SiteConfig: answers({ ...siteConfig, ...pack({ "PLACE-CHECK.unknownMs": 5_000 }) }),
      PlaceCoupon: inTurn(fails(503), answers(placeAccepted)),
    },
    user: "1s PlaceCoupon",
    expect: "1s PlaceCouponAsked 5s PlaceCouponAsked CouponPlaced",
    for: "1m",
  });
  rule("shortens a reminder of the whole app", {
    path: "/en/section/live/1/501",
    server: {
      SiteConfig: answers({ ...siteConfig, ...pack({ "COUPON-REMINDER.liveMs": 20_000 }) }),
    },
    user: "10s AddBet(901)",
    expect: "30s CouponReminderShown(901)",
    for: "2m",
  });
});
