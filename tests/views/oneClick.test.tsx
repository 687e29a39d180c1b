// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import type { Draft } from "../../src/events/define.ts";
import { OneClickBand } from "../../src/views/oneClick/OneClickBlock.tsx";
import { QuickCouponSettings } from "../../src/views/modals/QuickCouponSettings.tsx";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { QuickCoupon } from "../../src/views/sections/quickCoupon/QuickCoupon.tsx";
import { arrival, needs } from "../kit/app.ts";
import { on, switched } from "../kit/oneClick.ts";
import { fakeClient } from "./fakeClient.ts";
import { bets, config, control, player, show, received, visitor } from "./player.tsx";
import { one, tap } from "./render.tsx";

const switchOf = (page: ParentNode) => one(page, '[role=switch][aria-label="One-click bet"]');
const text = (element: Element) => element.textContent?.replaceAll("\u00a0", " ");

describe("turning on one-click betting", () => {
  const open = (...events: readonly Draft[]) => {
    const fake = received(...player(100), switched, ...events);
    return { fake, page: show(fake, <CouponPage />) };
  };

  it("asks nothing with an empty coupon [coupon-019]", () => {
    const { fake, page } = open();
    tap(switchOf(page));
    expect(page.querySelector("dialog")).toBeNull();
    expect(switchOf(page).getAttribute("aria-checked")).toBe("true");
    expect(page.textContent).toContain("a tap on a price places the bet at once");
    expect(fake.state().oneClick.isActiveOneClick).toBe(true);
  });

  it("promises no bet at a tap before what places it has loaded", () => {
    const early = needs.filter((need) => need !== "coupon");
    const fake = fakeClient({}, () => {}, null, early);
    fake.emit(config, ...player(100), switched, on);
    const page = show(fake, <OneClickBand />);
    expect(page.textContent).toContain("for now a tap adds the price to the coupon");
    expect(page.textContent).not.toContain("places the bet at once");
    fake.emit(arrival("coupon"));
    expect(page.textContent).toContain("places the bet at once");
  });

  it("asks with bets in the coupon whether they may be removed: enable clears them [coupon-017] [coupon-018]", () => {
    const { fake, page } = open(...bets(901, 902));
    tap(switchOf(page));
    const dialog = one(page, "dialog[role=alertdialog]");
    expect(dialog.textContent).toContain("This clears the coupon: 2 bets will be removed.");
    expect([...dialog.querySelectorAll("button")].map(text)).toEqual(["Enable", "Undo"]);
    expect(fake.state().oneClick.isActiveOneClick).toBe(false);
    tap(control(dialog, "Enable"));
    expect(fake.state().coupon.bets).toEqual([]);
    expect(switchOf(page).getAttribute("aria-checked")).toBe("true");
    expect(page.querySelector("dialog")).toBeNull();
  });

  it("is undone by undo, which keeps the bets [coupon-018]", () => {
    const { fake, page } = open(...bets(901));
    tap(switchOf(page));
    expect(one(page, "dialog").textContent).toContain("1 bet will be removed.");
    tap(control(one(page, "dialog"), "Undo"));
    expect(fake.sent).toEqual([]);
    expect(fake.state().coupon.bets).toHaveLength(1);
    expect(switchOf(page).getAttribute("aria-checked")).toBe("false");
  });

  it("is offered to players only, and where the site has it [coupon-023] [layouts-012]", () => {
    const fake = received(visitor, switched);
    expect(show(fake, <CouponPage />).querySelector("[role=switch]")).toBeNull();
    const without = received(...player(100));
    expect(show(without, <CouponPage />).querySelector("[role=switch]")).toBeNull();
  });

  it("sets the stake of a tap, by the step of the currency", () => {
    const { fake, page } = open(on);
    expect(one(page, "[role=spinbutton]").getAttribute("aria-valuetext")).toBe("€5.00");
    tap(one(page, 'button[aria-label="More by €2.50"]'));
    expect(fake.sent).toEqual([{ type: "SetOneClickAmount", data: { amount: 7.5 } }]);
    expect(one(page, "[role=spinbutton]").getAttribute("aria-valuetext")).toBe("€7.50");
  });

  it("says when the stake is above the balance", () => {
    const fake = received(...player(3), switched, on);
    const page = show(fake, <CouponPage />);
    expect(page.textContent).toContain("More than your balance of €3.00.");
  });
});

describe("the quick coupon", () => {
  it("is headed by one-click while that is on, with the number of its bets [coupon-047]", () => {
    const fake = received(...player(100), switched, on);
    const page = show(fake, <QuickCoupon />);
    expect(one(page, "dialog > div h2[tabindex]").textContent).toBe("One-click bet (0)");
    fake.emit(...bets(901));
    expect(one(page, "dialog > div h2[tabindex]").textContent).toBe("One-click bet (1)");
    tap(switchOf(page));
    expect(one(page, "dialog > div h2[tabindex]").textContent).toBe("Coupon (1)");
    expect(switchOf(page).getAttribute("aria-checked")).toBe("false");
  });

  it("is the ordinary one on a site without one-click, whatever was turned on [coupon-023] [coupon-047]", () => {
    const page = show(received(...player(100), on, ...bets(901)), <QuickCoupon />);
    expect(one(page, "dialog > div h2[tabindex]").textContent).toBe("Coupon (1)");
    expect(page.querySelector("[role=switch]")).toBeNull();
  });

  it("has a setting that turns one-click off: not to bet when the score changes [coupon-020]", () => {
    const fake = received(...player(100), switched, on);
    const page = show(fake, <QuickCouponSettings />);
    tap(one(page, '[role=switch][aria-label="Cancel if the score changes"]'));
    expect(fake.state().coupon.isDropOnScoreChange).toBe(true);
    expect(switchOf(page).getAttribute("aria-checked")).toBe("false");
    tap(switchOf(page));
    expect(fake.state().coupon.isDropOnScoreChange).toBe(false);
  });
});
