// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { AmountChanged, CouponRejected } from "../../src/events/placement/events.ts";
import { PlacementOpened } from "../../src/events/placement/openEvents.ts";
import { CouponSettingsChanged } from "../../src/events/placement/settingsEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bet } from "../kit/bets.ts";
import { anna, answered } from "../kit/events.ts";
import { placedCoupon } from "../kit/placed.ts";
import { account } from "../kit/site.ts";
import { bets, control, player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const ids = [901, 911];
const bonus = { hyperBonusPercent: 4, minHyperBonusBetLimit: 2, maxHyperBonusLimit: 50 };
const told = (over: object = bonus): Draft =>
  answered(
    CouponLimits,
    { typeId: 1, systemValue: 2, bets: ids.map((id) => bet(id)), accountId: account.id },
    {
      minBetAmount: 1,
      maxBetAmount: 500,
      maxPayout: null,
      amountStep: 1,
      initialAmount: 10,
      ...over,
    },
  );
const staked = (amount: number): Draft => AmountChanged({ amount, iso: "EUR" });
/** Two bets at 1.85: an express at 3.42. */
function shown(...events: readonly Draft[]) {
  const fake = received(...player(100), ...bets(...ids), ...events);
  const page = show(fake, <CouponPage />);
  const text = () => page.textContent?.replaceAll("\u00a0", " ") ?? "";
  return { fake, page, text, footer: () => one(page, "footer").textContent ?? "" };
}

describe("the hyper bonus in the coupon", () => {
  it("says its percentage and its sum, which the possible win includes", () => {
    const { footer, text } = shown(told(), staked(10));
    // Of 24.23 above the stake.
    expect(text()).toContain("Hyper bonus +4%Adds €0.96 to the win.");
    expect(footer()).toContain("Possible win€35.19");
    const plain = shown(told({}), staked(10));
    expect(plain.footer()).toContain("Possible win€34.23");
    expect(plain.text()).not.toContain("Hyper bonus");
  });

  it("says from which stake it counts, and that it can add no more", () => {
    const low = shown(told(), staked(1.5));
    expect(low.text()).toContain("Hyper bonus +4%Counts from a stake of €2.00.");
    expect(low.footer()).toContain("Possible win€5.13");
    const most = shown(told({ ...bonus, maxHyperBonusLimit: 0.5 }), staked(10));
    expect(most.text()).toContain("Adds €0.50, the most it can.");
    expect(most.footer()).toContain("Possible win€34.73");
  });

  it("names no sum where the player hides possible wins", () => {
    const { text } = shown(
      told(),
      staked(10),
      CouponSettingsChanged({ isPossibleWinShown: false }),
    );
    expect(text()).toContain("Hyper bonus +4%");
    expect(text()).not.toContain("€0.96");
  });

  it("is gone as soon as the bets are others than those it was told for", () => {
    const { fake, text, footer } = shown(told(), staked(10));
    fake.emit(...bets(912));
    expect(text()).not.toContain("Hyper bonus");
    expect(footer()).not.toContain("€35.19");
  });
});

describe("after the tap", () => {
  const CHANGED = 2001;
  function placed() {
    const coupon = shown(told(), staked(10));
    tap(control(coupon.page, "Place bet"));
    const sent = {
      ...placedCoupon(),
      typeId: 1 as const,
      bets: ids.map((id) => bet(id)),
      ...bonus,
    };
    coupon.fake.emit(PlacementOpened({ key: "key-1", userId: anna, coupon: sent }));
    return coupon;
  }
  const refused = CouponRejected({
    key: "key-1",
    code: CHANGED,
    changed: [],
    message: "The price changed",
  });

  it("a bonus that is less by now is named, and the way back shows the win with it", () => {
    const { fake, page, text, footer } = placed();
    fake.emit(refused);
    expect(text()).toContain("The price changed");
    fake.emit(told({ ...bonus, hyperBonusPercent: 2 }));
    expect(text()).toContain(
      "The hyper bonus is now 2% instead of 4%. Check the win and place again.",
    );
    tap(control(page, "Back to coupon"));
    expect(text()).toContain("Hyper bonus +2%Adds €0.48 to the win.");
    expect(footer()).toContain("Possible win€34.71");
    expect(control(page, "Place bet").getAttribute("aria-disabled")).not.toBe("true");
  });

  it("one that is gone, or adds less, is named too; one that is the same is not", () => {
    const { fake, text } = placed();
    fake.emit(refused, told({}));
    expect(text()).toContain("There is no hyper bonus of 4% any more.");
    fake.emit(told({ ...bonus, maxHyperBonusLimit: 20 }));
    expect(text()).toContain("The hyper bonus now adds €20.00 at most.");
    fake.emit(told());
    expect(text()).toContain("The price changed");
  });

  it("the accepted bet says what it adds, so that the sums add up", () => {
    const { fake, text } = placed();
    const answer = { coef: 3.423, amount: 10, balance: 90 };
    fake.emit(
      CouponPlaced({
        key: "key-1",
        couponId: 7,
        accountId: account.id,
        possibleWin: 35.19,
        ...answer,
      }),
    );
    expect(text()).toContain("Hyper bonus€0.96");
    expect(text()).toContain("Possible win€35.19");
  });
});
