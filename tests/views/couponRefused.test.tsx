// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { CouponLimits } from "../../src/events/placement/boundsEvents.ts";
import { AmountChanged, CouponRejected } from "../../src/events/placement/events.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bet } from "../kit/bets.ts";
import { answered } from "../kit/events.ts";
import { account } from "../kit/site.ts";
import { bets, control, limits, player, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const ABOVE_MAXIMUM = 2005;
const GENERAL = "The stake is above the maximum. Lower it and place again.";

function refused(message?: string) {
  const fake = received(...player(100), ...bets(901), limits(1, 50));
  fake.emit(AmountChanged({ amount: 40, iso: "EUR" }));
  const page = show(fake, <CouponPage />);
  tap(control(page, "Place bet"));
  const told = message === undefined ? {} : { message };
  fake.emit(CouponRejected({ key: "key-1", code: ABOVE_MAXIMUM, changed: [], ...told }));
  const text = () => page.textContent?.replaceAll("\u00a0", " ") ?? "";
  const buttons = () =>
    [...one(page, "footer").querySelectorAll("button")].map((button) =>
      button.textContent?.replaceAll("\u00a0", " "),
    );
  const sent = () => fake.sent.map(({ type }) => type);
  return { fake, page, text, buttons, sent };
}

it("a stake above a maximum that has fallen: the coupon names the new one, stakes it with one tap and sends nothing without another", () => {
  const { fake, page, text, buttons, sent } = refused("The stake is above the maximum");
  expect(text()).toContain("The stake is above the maximum");
  expect(text()).not.toContain("€20.10");
  fake.emit(limits(1, 20.1));
  expect(one(page, "main").textContent).toContain("Bet not placedMaximum stake: €20.10.");
  expect(one(page, '[aria-live="assertive"]').textContent).toBe(
    "Bet not placed. Maximum stake: €20.10.",
  );
  expect(buttons()).toEqual(["Back to coupon", "Stake €20.10"]);
  expect(sent()).toEqual(["PlaceCoupon"]);
  tap(control(page, "Stake €20.10"));
  expect(sent()).toEqual(["PlaceCoupon", "StakePossibleAmount"]);
  expect(fake.state().coupon.amount).toBe(20.1);
  expect(control(page, "Place bet").getAttribute("aria-disabled")).not.toBe("true");
  expect(text()).not.toContain("Bet not placed");
});

it("an answer without a maximum, or with one that the stake is within, offers no other stake", () => {
  const { fake, page, text, buttons } = refused();
  expect(text()).toContain(GENERAL);
  fake.emit(
    answered(
      CouponLimits,
      { typeId: 0, systemValue: 2, bets: [bet(901)], accountId: account.id },
      { minBetAmount: 1, maxBetAmount: null, maxPayout: null, amountStep: 1, initialAmount: 10 },
    ),
  );
  expect(text()).toContain(GENERAL);
  expect(buttons()).toEqual(["Back to coupon"]);
  fake.emit(limits(1, 45));
  expect(text()).toContain(GENERAL);
  tap(control(page, "Back to coupon"));
  expect(buttons().at(-1)).toBe("Place bet");
});

it("a coupon that was refused as invalid has no marked fields, and is not said to have them", () => {
  const fake = received(...player(100), ...bets(901), limits(1, 50));
  const page = show(fake, <CouponPage />);
  tap(control(page, "Place bet"));
  fake.emit(CouponRejected({ key: "key-1", code: 11, changed: [] }));
  expect(page.textContent).toContain("This could not be sent. Refresh the page and try again.");
  expect(page.textContent).not.toContain("marked");
});
