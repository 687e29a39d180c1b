// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { ExactCoefSet } from "../../src/events/placement/settingsEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { priced } from "../kit/antiExpress.ts";
import type { FakeClient } from "./fakeClient.ts";
import { bets, control, limits, player, price, received, show } from "./player.tsx";
import { one, tap } from "./render.tsx";

const express = [...player(100), ...bets(901, 911), limits(1, 50)];
const open = (...events: readonly Draft[]): { fake: FakeClient; page: HTMLElement } => {
  const fake = received(...events);
  return { fake, page: show(fake, <CouponPage />) };
};
const tabs = (page: HTMLElement) =>
  [...page.querySelectorAll("[role=tab]")].map(({ textContent }) => textContent);
const footer = (page: HTMLElement) => one(page, "footer").textContent;
/** A coupon whose anti-express at 1.2 was chosen by its tab. */
const chosen = () => {
  const { fake, page } = open(...express, priced(1.2, 1));
  tap(control(page, "Anti-express"));
  return { fake, page };
};

describe("the anti-express on the coupon page", () => {
  it("has a tab only where the server has had a price for it, which stays while a bet is closed and while another one is asked about", () => {
    expect(tabs(open(...express).page)).toEqual(["Express", "Singles"]);
    const { fake, page } = open(...express, priced(1.2, 1));
    const withTab = ["Express", "Anti-express", "Singles"];
    expect(tabs(page)).toEqual(withTab);
    fake.emit(priced(null, 1));
    expect(tabs(page)).toEqual(withTab);
    fake.emit(...bets(921));
    expect(tabs(page)).toEqual(["Express", "System", "Anti-express", "Singles"]);
    fake.emit(priced(null, 1, [901, 911, 921]));
    expect(tabs(page)).toEqual(["Express", "System", "Singles"]);
  });

  it("shows the server's price, what it would win, and when it wins", () => {
    const { page } = chosen();
    expect(footer(page)).toContain("Total odds1.20");
    expect(footer(page)).toContain("Possible win€6.00");
    expect(page.textContent).toContain("Wins as soon as one of these picks loses.");
  });

  it("has nothing of what it takes not: no Vip bet, no promo code, no struck out price of a pick", () => {
    const { fake, page } = chosen();
    fake.emit(price(901, 1.5));
    expect(page.querySelector("s")).toBeNull();
    expect(page.textContent).not.toContain("VIP");
    expect(page.textContent).not.toContain("Promo code");
  });

  it("asks for consent to a lower price, in its own words", () => {
    const { fake, page } = chosen();
    fake.emit(priced(1.104));
    expect(page.textContent).toContain("The odds are now 1.104 instead of 1.20.");
    // What it pays can be reckoned from it: 5 × 1.104.
    expect(footer(page)).toContain("Total odds1.104Possible win€5.52");
    expect(footer(page)).toContain("Accept and place");
    tap(control(page, "When odds changeTake higher"));
    expect(one(page, "dialog").textContent).toContain("Anti-express: 1.20 to 1.104");
    tap(control(page, "Accept"));
    expect(page.textContent).not.toContain("Accept");
    expect(footer(page)).toContain("Place bet");
  });

  it("names the lowest odds that it is below", () => {
    const { fake, page } = chosen();
    fake.emit(ExactCoefSet({ exactCoef: 1.5 }));
    expect(footer(page)).toContain("Lower to 1.20Below your lowest odds, 1.50");
  });

  it("has no odds and no possible win without a price, and a way on", () => {
    const { fake, page } = chosen();
    fake.emit(priced(null));
    expect(footer(page)).toContain("Total odds–");
    expect(footer(page)).not.toContain("Possible win");
    tap(control(page, "Make it an expressThere are no odds for an anti-express of these bets."));
    expect(fake.sent.at(-1)).toMatchObject({ type: "ChooseCouponType", data: { typeId: 1 } });
    expect(footer(page)).toContain("Total odds3.42");
  });
});
