// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { wonOf } from "../../src/events/coupon/index.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { withMoney } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { stateOf } from "../kit/spec.ts";
import { bets, player, received, show } from "./player.tsx";
import { one } from "./render.tsx";

/** Bounds of an operator that pays at most this much for a bet; null: any win. */
const paying = (maxPayout: number | null): Draft =>
  CouponLimits.answered({
    call: 30,
    ask: { typeId: 1, systemValue: 2, bets: [], accountId: account.id },
    body: { minBetAmount: 1, maxBetAmount: 500, maxPayout, amountStep: 1, initialAmount: 10 },
  });
const texts = (...events: readonly Draft[]) => {
  const page = show(received(...player(100), ...events), <CouponPage />);
  const footer = one(page, "footer").textContent ?? "";
  return { page: page.textContent?.replace(footer, "") ?? "", footer };
};
const express = bets(901, 911);

describe("the greatest payout", () => {
  it("is shown where the server bounds it, and changes no win below it", () => {
    const { footer, page } = texts(...express, paying(1000));
    expect(page).toContain("Greatest payout€1,000.00");
    expect(footer).toContain("Possible win€34.23");
    expect(texts(...express, paying(null)).page).not.toContain("Greatest payout");
    expect(texts(...express).page).not.toContain("Greatest payout");
  });

  it("is the possible win that is shown where it would be more, and called so", () => {
    const { footer } = texts(...express, paying(30));
    expect(footer).toContain("Greatest payout€30.00");
    expect(footer).not.toContain("Possible win");
    const hidden = CouponSettingsChanged({ isPossibleWinShown: false });
    expect(texts(...express, paying(30), hidden).footer).not.toContain("€30.00");
  });

  it("bounds a system as one bet", () => {
    const system = [...bets(901, 902, 911), CouponTypeChosen({ typeId: 2, systemValue: 2 })];
    expect(texts(...system, paying(20)).footer).toContain("Greatest payout€20.00");
    expect(texts(...system, paying(2000)).footer).toContain("Possible win, up to");
  });

  it("bounds each single of a set by itself", () => {
    const set = [...express, CouponTypeChosen({ typeId: 9 })];
    const { footer, page } = texts(...set, paying(15));
    expect(page).toContain("Greatest payout of each single€15.00");
    expect(page).toContain("win €15.00");
    // Two of them, each of which would win 18.50.
    expect(footer).toContain("€30.00");
  });

  it("is never less than the stake, as bonus money may stake more", () => {
    const state = stateOf(...player(100), ...express, paying(5), withMoney());
    expect(wonOf(state, 34.23, "EUR")).toBe(10);
  });
});
