// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CouponCleared } from "../../src/events/coupon/events.ts";
import { AmountChanged } from "../../src/events/placement/events.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { ClientLimits } from "../../src/events/limits/events.ts";
import { RealityPauseBegan } from "../../src/events/reality/events.ts";
import { answered, siteWith } from "../kit/events.ts";
import { limit, selfExclusion } from "../marbles/limits.ts";
import { bets, limits, player, received, show } from "./player.tsx";
import { START_AT } from "../kit/world.ts";
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

it("everything that closes play is listed, each with its way on, and what is left when one ends", () => {
  const offered = siteWith({ limits: { availableTypeIds: [1, 30] } });
  const fake = received(offered, ...player(100), ...bets(901), stake(5));
  const page = show(fake, <CouponPage />);
  const spent = limit(1, { limitBalance: 0 });
  fake.emit(
    answered(ClientLimits, {}, { data: [selfExclusion, spent] }),
    RealityPauseBegan({ until: START_AT + 300_000 }),
  );
  const rows = shown(page);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(/break.*To bets history$/i);
  expect(rows[1]).toMatch(/pause.*To bets history$/i);
  expect(rows[2]).toMatch(/€0\.00.*Limits and breaks$/);
  fake.emit(answered(ClientLimits, {}, { data: [selfExclusion] }));
  expect(shown(page)).toHaveLength(2);
  fake.emit(answered(ClientLimits, {}, { data: [] }));
  // The last one is what the button says.
  expect(shown(page)).toEqual([]);
  expect(page.querySelector("footer")?.textContent).toMatch(/pause/i);
});

it("who may not play is told that alone: nothing that they could do opens play", () => {
  const fake = received(
    siteWith({ limits: { availableTypeIds: [1, 30] } }),
    ...player(100),
    ...bets(901),
    stake(5),
  );
  const page = show(fake, <CouponPage />);
  const register = { state: "restricted", isPlayOpen: false, askedAgoSec: 5, rounds: [] };
  fake.emit(
    answered(ClientLimits, {}, { data: [limit(1, { limitBalance: 0 })], register }),
    RealityPauseBegan({ until: START_AT + 300_000 }),
  );
  expect(shown(page)).toEqual([]);
  expect(page.querySelector("footer")?.textContent).toContain(
    "register says that you may not play",
  );
});

it("no amount, and no money for the least one either: both are listed, and the money goes when there is some", () => {
  const fake = received(...player(0.5), ...bets(901), limits(1, 500), stake(0));
  const page = show(fake, <CouponPage />);
  expect(shown(page)).toEqual([
    "There is no amount.Stake €10.00",
    expect.stringMatching(/^Your balance is below the minimum stake\./),
  ]);
  fake.emit(...player(30));
  // An amount that is missing is said by the button alone.
  expect(shown(page)).toEqual([]);
  expect(page.querySelector("footer")?.textContent).toContain("Stake €10.00");
  fake.emit(...player(0.5), stake(0.25));
  expect(shown(page)).toEqual([
    "Minimum stake: €1.00.Stake €1.00",
    expect.stringMatching(/^Your balance is below the minimum stake\./),
  ]);
});
