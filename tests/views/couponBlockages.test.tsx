// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CouponCleared } from "../../src/events/coupon/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bets, player, received, show } from "./player.tsx";
import { tap } from "./render.tsx";

const stake = (amount: number) => AmountChanged({ amount, iso: "EUR" });
const shown = (page: HTMLElement) =>
  [...page.querySelectorAll("[id^=blockage], ul[aria-label='What stops this bet'] li")].map(
    (row) => row.textContent,
  );
const heard = (page: HTMLElement) => page.querySelector("[aria-live=polite]")?.textContent;

it("the coupon lists what stops the bet only if it is more than the button says, and a screen reader hears what is left", () => {
  const fake = received(...player(100), ...bets(901, 911));
  const page = show(fake, <CouponPage />);
  expect(shown(page)).toEqual([]);
  fake.emit(ExactCoefSet({ exactCoef: 50 }));
  expect(shown(page)).toEqual([]);
  fake.emit(stake(900));
  expect(shown(page)).toEqual([
    "Below your lowest odds, 50.00Lower to 3.42",
    "More than your balance of €100.00.Stake €5.00",
  ]);
  expect(heard(page)).toBe(
    "2 things stop this bet: Below your lowest odds, 50.00; More than your balance of €100.00",
  );
  const [lower] = page.querySelectorAll<HTMLElement>("ul[aria-label='What stops this bet'] button");
  if (lower) tap(lower);
  expect(fake.sent.map(({ type }) => type)).toEqual(["LowerExactCoef"]);
  // One alone has no button of its own: the coupon's own is its remedy.
  expect(shown(page)).toEqual(["More than your balance of €100.00."]);
  expect(heard(page)).toBe("1 thing stops this bet: More than your balance of €100.00");
  fake.emit(stake(5));
  expect([shown(page), heard(page)]).toEqual([[], "Nothing stops this bet any more."]);
});

it("nothing is said of what stops a bet that is no more", () => {
  const fake = received(...player(100), ...bets(901, 911), ExactCoefSet({ exactCoef: 50 }));
  const page = show(fake, <CouponPage />);
  fake.emit(stake(900));
  const before = heard(page);
  expect(before).toContain("2 things stop this bet");
  fake.emit(CouponCleared({}));
  expect(heard(page)).toBe(before);
});
