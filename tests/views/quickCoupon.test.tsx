// @vitest-environment happy-dom
import { useLayoutEffect } from "react";
import { describe, expect, it } from "vitest";
import { NotificationShown } from "../../src/events/notifications/events.ts";
import { QuickCouponSettings } from "../../src/views/modals/QuickCouponSettings.tsx";
import { QuickCoupon } from "../../src/views/sections/quickCoupon/QuickCoupon.tsx";
import { bets, control, limits, player, price, received, show, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const removed = NotificationShown({
  id: "bet-removed",
  status: "info",
  variant: "snackbar",
  text: "betRemoved",
  action: "restoreBet",
});

const open = () => {
  const fake = received(...player(100), ...bets(901, 902), limits(1, 50));
  return { fake, page: show(fake, <QuickCoupon />) };
};
const commands = (fake: ReturnType<typeof open>["fake"]) => fake.sent.map(({ type }) => type);

describe("the quick coupon", () => {
  it("has the number of bets in its title and a control that closes it [coupon-046] [coupon-047]", () => {
    const { fake, page } = open();
    expect(one(page, "h2").textContent).toBe("Coupon (2)");
    tap(control(page, "Close"));
    expect(commands(fake)).toEqual(["CloseQuickCoupon"]);
  });

  it("answers the tap by itself: what is in it is rendered after that is on the page", () => {
    const atFirst: (string | null)[] = [];
    function Shown() {
      useLayoutEffect(() => {
        atFirst.push(document.body.textContent);
      }, []);
      return null;
    }
    const page = show(
      received(...player(100), ...bets(901), limits(1, 50)),
      <>
        <QuickCoupon />
        <Shown />
      </>,
    );
    expect(atFirst).toEqual([expect.stringContaining("Coupon (1)")]);
    expect(atFirst).toEqual([expect.not.stringContaining("Reds")]);
    expect(page.textContent).toContain("Reds");
    expect(page.textContent).toContain("Place bet");
  });

  it("links to the full coupon [coupon-048]", () => {
    const { fake, page } = open();
    tap(control(page, "Full coupon"));
    expect(fake.sent).toEqual([{ type: "GoTo", data: { path: "/en/coupon", isReplacing: false } }]);
  });

  it("links to its settings, a modal in the address [modals-002] [coupon-049]", () => {
    const { fake, page } = open();
    tap(control(page, "Coupon settings"));
    expect(fake.sent).toEqual([{ type: "OpenModal", data: { modal: "quick-coupon-settings" } }]);
  });

  it("has no settings while a bet is being placed, whose modal then says so", () => {
    const { fake, page } = open();
    const modal = show(fake, <QuickCouponSettings />);
    expect(modal.querySelector("[role=switch]")).not.toBeNull();
    tap(control(page, "Place bet"));
    expect(page.querySelector('[aria-label="Coupon settings"]')).toBeNull();
    expect(modal.querySelector("[role=switch], [role=radio]")).toBeNull();
    expect(modal.textContent).toContain("A bet is being placed.");
  });

  it("places from the panel", () => {
    const { fake, page } = open();
    expect(page.textContent).toContain("of €100.00");
    tap(control(page, "Place bet"));
    expect(commands(fake)).toEqual(["PlaceCoupon"]);
    expect(page.textContent).toContain("Sending the bet");
  });

  it("says a suspension in its bet alone, and its button still does what else is needed", () => {
    const fake = received(visitor, ...bets(901, 902));
    const page = show(fake, <QuickCoupon />);
    const rows = () => page.querySelectorAll("ul[aria-label='What stops this bet'] li").length;
    fake.emit(price(901, 1.85, 1));
    expect(one(page, "ul[aria-label='2 bets'] li:first-child").textContent).toContain("Suspended");
    expect(rows()).toBe(0);
    tap(control(page, "Log in to bet"));
    expect(commands(fake)).toEqual(["GoTo"]);
  });

  it("offers undo inside itself, because nothing under a modal panel can be reached", () => {
    const { fake, page } = open();
    tap(control(page, "Remove Reds to win"));
    fake.emit(removed);
    expect(one(page, "h2").textContent).toBe("Coupon (1)");
    tap(control(one(page, "dialog"), "Undo"));
    expect(one(page, "h2").textContent).toBe("Coupon (2)");
    expect(page.textContent).not.toContain("Bet removed");
  });

  it("offers no undo while a bet is placed", () => {
    const { fake, page } = open();
    tap(control(page, "Remove Reds to win"));
    fake.emit(removed);
    tap(control(page, "Place bet"));
    expect(page.textContent).not.toContain("Undo");
  });

  it("stays open and says so when its last bet is removed", () => {
    const { page } = open();
    tap(control(page, "Remove Reds to win"));
    tap(control(page, "Remove Draw"));
    expect(page.textContent).toContain("No bets yet");
    expect(page.querySelector("[role=spinbutton]")).toBeNull();
  });
});
