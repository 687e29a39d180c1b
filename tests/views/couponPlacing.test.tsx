// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { CouponPlaced } from "../../src/events/coupon/events.ts";
import {
  CouponPending,
  CouponRejected,
  PlaceCouponCall,
  PlacementLost,
  PlacementUnknown,
} from "../../src/events/coupon/placeEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { placedCoupon } from "../kit/placed.ts";
import type { FakeClient } from "./fakeClient.ts";
import { bets, control, limits, player, price, show, told, userId, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const key = "key-1";
const open = (): { fake: FakeClient; page: HTMLElement } => {
  const fake = told(...player(100), ...bets(901, 902), limits(1, 50));
  return { fake, page: show(fake, <CouponPage />) };
};
const orders = (fake: FakeClient) => fake.sent.map(({ type }) => type);
const action = (page: HTMLElement) => {
  const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
  if (found === undefined) throw new Error("the dock has no button");
  return found;
};

describe("placing", () => {
  const placing = () => {
    const { fake, page } = open();
    tap(action(page));
    return { fake, page };
  };
  const placed = CouponPlaced({
    key,
    couponId: 48_210_384,
    accountId: 11,
    coef: 6.29,
    amount: 10,
    possibleWin: 62.9,
    balance: 90,
  });
  const asked = PlaceCouponCall.asked({
    call: 1,
    ask: { key, userId, coupon: placedCoupon() },
  });

  it("orders once and waits, with nothing left to change", () => {
    const { fake, page } = placing();
    expect(orders(fake)).toEqual(["PlaceCoupon"]);
    expect(page.textContent).toContain("Sending the bet");
    expect(action(page).getAttribute("aria-disabled")).toBe("true");
    tap(action(page));
    expect(orders(fake)).toEqual(["PlaceCoupon"]);
    expect(page.querySelector("main li button")).toBeNull();
    expect(page.querySelector("[role=spinbutton]")).toBeNull();
  });

  it("is calm about the delay of a live bet", () => {
    const { fake, page } = placing();
    fake.tell(CouponPending({ key, requestId: "r", checkAt: 0 }));
    expect(page.textContent).toContain("The match is live, the answer takes a moment.");
  });

  it("is honest about a broken connection, and asks a visitor to log in", () => {
    const { fake, page } = placing();
    fake.tell(PlacementUnknown({ key, tries: 1 }));
    expect(page.textContent).toContain(
      "The connection broke while we sent your bet. We are asking what became of it. It will not be sent twice.",
    );
    fake.tell(visitor);
    expect(control(page, "Log in").getAttribute("href")).toBe("/en/user/login");
  });

  it("offers to send a lost bet again, or to go on with the coupon", () => {
    const { fake, page } = placing();
    fake.tell(asked, PlacementLost({ key }));
    expect(page.textContent).toContain("The bet did not reach us");
    expect(page.textContent).toContain("Nothing was staked.");
    tap(control(page, "Send again"));
    expect(orders(fake)).toEqual(["PlaceCoupon", "RetryPlacement"]);
    fake.tell(PlacementLost({ key }));
    tap(control(page, "Back to coupon"));
    expect(action(page).textContent).toBe("Place bet");
  });

  it("words a refusal by its code, urgently, and shows the new prices", () => {
    const { fake, page } = placing();
    fake.tell(
      CouponRejected({ key, code: 2001, changed: [{ betId: 901, coef: 1.7, isBlocked: false }] }),
    );
    const reason = "The price changed. Check it, then accept and place.";
    expect(one(page, "main").textContent).toContain(`Bet not placed${reason}`);
    expect(one(page, '[aria-live="assertive"]').textContent).toBe(`Bet not placed. ${reason}`);
    expect(page.textContent).toContain("odds down 1.70");
    expect(action(page).textContent).toBe("Accept and place");
    tap(control(page, "Back to coupon"));
    expect(action(page).textContent).toBe("Accept and place");
  });

  it("passes on the server's own words for a code it does not know", () => {
    const { fake, page } = placing();
    fake.tell(CouponRejected({ key, code: 2999, changed: [] }));
    expect(page.textContent).toContain("This could not be done.");
    tap(control(page, "Back to coupon"));
    tap(action(page));
    fake.tell(CouponRejected({ key, code: 2999, message: "Not on a Sunday.", changed: [] }));
    expect(one(page, "main").textContent).toContain("Not on a Sunday.");
  });

  it("shows number, stake, odds and possible win of an accepted bet [coupon-043]", () => {
    const { fake, page } = placing();
    fake.tell(placed);
    const text = one(page, "main").textContent?.replaceAll("\u00a0", " ");
    expect(text).toContain("Bet acceptedExpress of 2, No. 48 210 384");
    expect(text).toContain("Stake€10.00Total odds6.29Possible win€62.90Balance€90.00");
    expect(one(page, '[aria-live="polite"]').textContent).toContain("Bet accepted, number");
    expect(control(page, "To bets history").getAttribute("href")).toBe("/en/office/history");
    tap(control(page, "Done"));
    expect(orders(fake)).toEqual(["PlaceCoupon", "ClosePlacement"]);
    expect(page.textContent).toContain("No bets yet");
  });

  it("moves a focus that lost its place to the result", () => {
    const { fake, page } = placing();
    action(page).focus();
    fake.tell(placed);
    const { activeElement } = document;
    expect(activeElement?.closest("main")).not.toBeNull();
    expect(activeElement?.textContent).toContain("Bet accepted");
  });

  it("reads out that a bet was locked and opened again", () => {
    const { fake, page } = open();
    fake.tell(price(901, 1.85, 1));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Reds is suspended");
    fake.tell(price(901, 1.85, 0));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Reds is open again");
    fake.tell(price(901, 1.9));
    expect(one(page, '[aria-live="polite"]').textContent).toBe("Odds moved in 1 bet, total 6.46");
  });
});
