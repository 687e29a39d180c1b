// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CouponTypeChosen } from "../../src/events/coupon/events.ts";
import {
  AmountChanged,
  CouponRejected,
  PlacementClosed,
} from "../../src/events/placement/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bets, limits, player, price, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const actionOf = (page: HTMLElement) => {
  const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
  if (found === undefined) throw new Error("the dock has no button");
  return found;
};
const heard = (page: HTMLElement) => page.querySelector("[aria-live=polite]")?.textContent;

it("a price that moved is offered only while there is one: not of a suspended bet", () => {
  const fake = received(...player(100), ...bets(901, 911), limits(1, 50), price(901, 1.7));
  const page = show(fake, <CouponPage />);
  expect(page.textContent).toContain("Odds moved in 1 bet.");
  fake.emit(price(901, 1.7, 1));
  expect(page.textContent).not.toContain("Odds moved in");
  fake.emit(price(901, 1.6, 0));
  expect(page.textContent).toContain("Odds moved in 1 bet.");
});

it("a bet that was refused is not said to be on its way, nor is the coupon after it", () => {
  const fake = received(...player(100), ...bets(901), limits(1, 50));
  const page = show(fake, <CouponPage />);
  tap(actionOf(page));
  expect(heard(page)).toBe("Sending the bet");
  fake.emit(CouponRejected({ key: "key-1", code: 2007, changed: [] }));
  expect(heard(page)).toBe("");
  fake.emit(PlacementClosed({}));
  expect(heard(page)).toBe("");
});

it("more singles than one request takes: the button says which are placed and that the others stay", () => {
  const ids = Array.from({ length: 52 }, (_, index) => 2001 + index);
  const fake = received(...player(1_000), ...bets(...ids), CouponTypeChosen({ typeId: 9 }));
  fake.emit(AmountChanged({ amount: 1, iso: "EUR" }));
  const page = show(fake, <CouponPage />);
  expect(actionOf(page).textContent).toContain("Place 50 bets");
  const most = "The first 50, no more at once: 2 others stay in the coupon";
  expect(one(page, "footer").textContent).toContain(most);
  fake.emit(price(2001, 1.85, 1));
  const other = "The first 50, no more at once: 1 other stays in the coupon";
  expect(one(page, "footer").textContent).toContain(`${other}. 1 locked bet stays in the coupon`);
});
