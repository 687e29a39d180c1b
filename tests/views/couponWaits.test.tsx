// @vitest-environment happy-dom
import { DomainsMissing, DomainsWanted } from "../../src/events/runtime/events.ts";
import { arrival } from "../kit/app.ts";
import { describe, expect, it } from "vitest";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { QuickCoupon } from "../../src/views/sections/quickCoupon/QuickCoupon.tsx";
import { WideCoupon } from "../../src/views/shell/wide/WideCoupon.tsx";
import { fakeClient } from "./fakeClient.ts";
import { bets, config, limits, player, show } from "./player.tsx";

/** A page whose player chunk has loaded, and whose coupon chunk has not. */
const early = () => fakeClient({}, () => {}, null, ["player"]);
const arrived = arrival("coupon");
const named = (page: HTMLElement, name: string) =>
  [...page.querySelectorAll("button")].some(
    (button) => button.textContent === name || button.getAttribute("aria-label") === name,
  );

describe("a coupon whose commands have not loaded yet", () => {
  const screens = [
    ["page", <CouponPage key="page" />],
    ["quick panel", <QuickCoupon key="quick" />],
    ["place beside a wide page", <WideCoupon key="wide" />],
  ] as const;
  for (const [name, screen] of screens) {
    it(`shows a skeleton on its ${name}, and nothing to tap that would be refused`, () => {
      const fake = early();
      fake.emit(config, ...player(100), ...bets(901, 902));
      const page = show(fake, screen);
      expect(page.querySelector("[aria-busy=true]")).not.toBeNull();
      expect(page.textContent).not.toContain("Reds");
      expect(named(page, "Place bet")).toBe(false);
      expect(named(page, "When odds change")).toBe(false);
      expect(named(page, "Coupon settings")).toBe(false);
      fake.emit(arrived, limits(1, 50));
      expect(page.querySelector("[aria-busy=true]")).toBeNull();
      expect(page.textContent).toContain("Reds");
      expect(named(page, "Place bet")).toBe(true);
    });
  }

  for (const [name, screen] of screens) {
    it(`offers to refresh on its ${name} if loading failed, and shows that it tries again [coupon-050]`, () => {
      const fake = early();
      fake.emit(config, ...player(100), ...bets(901, 902));
      const page = show(fake, screen);
      fake.emit(DomainsMissing({ need: "later" }));
      expect(named(page, "Refresh")).toBe(false);
      fake.emit(DomainsMissing({ need: "coupon" }));
      expect(named(page, "Refresh")).toBe(true);
      fake.emit(DomainsWanted({ need: "coupon" }));
      expect(named(page, "Refresh")).toBe(false);
      expect(page.textContent).toContain("Refreshing");
      fake.emit(DomainsMissing({ need: "coupon" }));
      expect(named(page, "Refresh")).toBe(true);
      fake.emit(arrived, limits(1, 50));
      expect(named(page, "Refresh")).toBe(false);
      expect(page.textContent).toContain("Reds");
    });
  }

  it("waits for nothing when it is empty beside a wide page", () => {
    const page = show(early(), <WideCoupon />);
    expect(page.querySelector("[aria-busy=true]")).toBeNull();
    expect(page.textContent).toContain("No bets yet");
  });
});
