// @vitest-environment happy-dom
import { BetRemoved, CouponTypeChosen } from "../../src/events/coupon/events.ts";
import { describe, expect, it } from "vitest";
import { RefreshCoupon } from "../../src/events/placement/boundsEvents.ts";
import type { Draft } from "../../src/events/define.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { bet } from "../kit/bets.ts";
import { marketTypes } from "./marketTypes.ts";
import { list, menus, norrvik } from "./matchDay.ts";
import type { FakeClient } from "./fakeClient.ts";
import { bets, control, gone, limits, player, price, show, received, visitor } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const ready = [...player(100), ...bets(901, 902), limits(1, 50, [901, 902])];
const open = (...events: readonly Draft[]): { fake: FakeClient; page: HTMLElement } => {
  const fake = received(...events);
  return { fake, page: show(fake, <CouponPage />) };
};
const commands = (fake: FakeClient) => fake.sent.map(({ type }) => type);
const amount = (page: HTMLElement) => one(page, "[role=spinbutton]");
const action = (page: HTMLElement) => {
  const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
  if (found === undefined) throw new Error("the dock has no button");
  return found;
};

describe("the coupon page", () => {
  it("leads to live matches while it is empty", () => {
    const { page } = open(visitor);
    expect(page.textContent).toContain("No bets yet");
    expect(control(page, "See live matches").getAttribute("href")).toBe("/en/section/live");
    expect(page.querySelector("footer")).toBeNull();
  });

  it("shows bets with total odds and possible win of an express [coupon-013]", () => {
    const { page } = open(...ready);
    expect(one(page, "h1").textContent).toBe("Coupon 2 bets");
    expect(page.querySelectorAll("main li")).toHaveLength(2);
    expect(one(page, "footer").textContent).toContain("Total odds6.29");
    expect(one(page, "footer").textContent).toContain("Possible win€62.90");
    expect(action(page).textContent).toBe("Place bet");
  });

  it("shows clock and score of a bet's match while it runs", () => {
    const fake = received(...player(100), marketTypes, ...menus, list({ feed: "live" }, [norrvik]));
    const added = bet(901);
    const market = { ...added.market, gameId: norrvik.id };
    fake.emit(...bets(901).map((event) => ({ ...event, data: { bet: { ...added, market } } })));
    expect(show(fake, <CouponPage />).textContent).toContain("67′ 2–1");
  });

  it("sends a visitor to log in without a wait", () => {
    const { fake, page } = open(visitor, ...bets(901));
    expect(action(page).textContent).toBe("Log in to bet");
    tap(action(page));
    expect(fake.sent).toEqual([
      { type: "GoTo", data: { path: "/en/user/login", isReplacing: false } },
    ]);
  });

  it("lists all faults of an amount at once, and offers a stake that can be placed", () => {
    const { fake, page } = open(...player(30), ...bets(901), limits(1, 50));
    type(amount(page), "80");
    const errors = one(page, "footer").textContent;
    expect(errors).toContain("Maximum stake: €50.00.");
    expect(errors).toContain("More than your balance of €30.00.");
    expect(one(page, "footer").textContent).not.toContain("Possible win");
    expect(action(page).textContent).toBe("Stake €10.00");
    tap(action(page));
    expect(fake.sent.at(-1)?.type).toBe("StakePossibleAmount");
    expect(fake.state().coupon.amount).toBe(10);
    expect(action(page).textContent).toBe("Place bet");
    expect(one(page, "footer").textContent).toContain("Possible win€18.50");
  });

  it("offers the maximum when the stake is above it", () => {
    const { page } = open(...player(1248.5), ...bets(901), limits(1, 50));
    type(amount(page), "900");
    expect(action(page).textContent).toBe("Stake €50.00");
  });

  it("describes its button before the limits have loaded, and the button does that", () => {
    const { fake, page } = open(...player(30), ...bets(901));
    expect(action(page).textContent).toBe("Place bet");
    expect(page.textContent).toContain("Possible win€9.25");
    tap(action(page));
    expect(fake.state().coupon.placement.tag).toBe("sending");
  });

  it("shows the remove action differently from the place action", () => {
    const { fake, page } = open(...ready);
    const look = action(page).className;
    fake.emit(price(901, 1.85, 1));
    expect(action(page).textContent).toContain("Remove locked bet");
    expect(action(page).className).not.toBe(look);
  });

  it("offers the minimum when the stake is below it", () => {
    const { page } = open(...player(30), ...bets(901), limits(2, 50));
    type(amount(page), "0.5");
    expect(page.textContent).toContain("Minimum stake: €2.00.");
    expect(action(page).textContent).toBe("Stake €2.00");
  });

  it("leads elsewhere when the balance is below the minimum stake", () => {
    const { fake, page } = open(...player(0.5), ...bets(901), limits(1, 50));
    expect(action(page).textContent).toContain("See live matches");
    tap(action(page));
    expect(commands(fake)).toEqual(["GoTo"]);
  });

  it("adds quick amounts in steps of the account and sets the maximum [coupon-041]", () => {
    const { fake, page } = open(...ready);
    tap(control(page, "+€10"));
    expect(fake.state().coupon.amount).toBe(20);
    tap(control(page, "Max €50"));
    expect(fake.state().coupon.amount).toBe(50);
    tap(control(page, "More by €2.50"));
    expect(fake.state().coupon.amount).toBe(50);
  });

  it("states no maximum of other picks: the button waits until the server has said it", () => {
    const { fake, page } = open(...ready);
    fake.emit(...bets(903));
    expect(page.textContent).not.toContain("Max €");
    expect(control(page, "Max").matches(":disabled")).toBe(true);
    fake.emit(limits(1, 7, [901, 902, 903]));
    expect(control(page, "Max €7").matches(":disabled")).toBe(false);
  });

  it("strikes out the agreed price, and asks for consent only to a lower one [coupon-005]", () => {
    const { fake, page } = open(...ready);
    fake.emit(price(901, 1.95));
    expect(one(page, "s").textContent).toBe("was 1.85");
    expect(action(page).textContent).toBe("Place bet");
    fake.emit(price(902, 3.2));
    expect(page.textContent).toContain("Odds moved in 2 bets. Total went from 6.29 to 6.24.");
    expect(action(page).textContent).toBe("Accept and place");
    // In the dock it moves no bet.
    tap(control(one(page, "footer"), "Accept"));
    expect(commands(fake)).toEqual(["AcceptPrices"]);
    expect(one(page, '[aria-live="polite"]').textContent).toBe("New odds accepted, total 6.24");
    expect(page.querySelector("s")).toBeNull();
    expect(action(page).textContent).toBe("Place bet");
  });

  it("explains each policy for price changes, and its effect on the bets that moved [coupon-005]", () => {
    const { fake, page } = open(...ready, price(901, 1.95), price(902, 3.2));
    tap(control(page, "When odds changeTake higher"));
    const sheet = one(page, "dialog");
    expect(sheet.querySelectorAll("[role=radio]")).toHaveLength(3);
    expect(sheet.textContent).toContain("Reds: 1.85 to 1.95accepted");
    expect(sheet.textContent).toContain("Draw: 3.40 to 3.20waits for you");
    const [askMe] = sheet.querySelectorAll<HTMLElement>("[role=radio]");
    if (askMe === undefined) throw new Error("the sheet has no choices");
    tap(askMe);
    expect(fake.sent.at(-1)).toEqual({
      type: "ChooseChangeCoefAction",
      data: { changeCoefAction: 0 },
    });
    expect(sheet.textContent).toContain("Reds: 1.85 to 1.95waits for you");
  });

  it("says why a bet is locked, and offers to remove it next", () => {
    const { fake, page } = open(...ready, price(901, 1.85, 1));
    expect(page.textContent).toContain("Suspended. The price returns when the market reopens.");
    expect(action(page).textContent).toBe("Remove locked bet1 of 2 is locked");
    tap(action(page));
    expect(commands(fake)).toEqual(["RemoveLockedBets"]);
    expect(one(page, "h1").textContent).toBe("Coupon 1 bet");
  });

  it("distinguishes a bet that is gone from one that does not combine", () => {
    const { fake, page } = open(...ready, gone(901));
    expect(page.textContent).toContain("No longer available.");
    const dependent = { market: { id: 902, coef: 3.4 }, isDepend: true };
    fake.emit(
      RefreshCoupon.answered({
        call: 1,
        ask: { typeId: 1, systemValue: 2, bets: [], coefViewId: 0 },
        body: { bets: [dependent], coef: 1, pollAfterMs: 1 },
      }),
    );
    expect(page.textContent).toContain("Cannot be combined with another bet on this match.");
    // A screen reader hears this reason, not another.
    const heard = () => page.querySelector("[aria-live=polite]")?.textContent;
    expect(heard()).toContain("Draw: Cannot be combined with another bet on this match.");
    fake.emit(BetRemoved({ betId: 901 }));
    expect(heard()).not.toContain("open again");
  });

  it("removes a bet at once and moves the focus to the next", () => {
    const { fake, page } = open(...ready);
    tap(control(page, "Remove Reds to win"));
    expect(fake.sent).toEqual([{ type: "RemoveBet", data: { betId: 901 } }]);
    expect(fake.state().coupon.bets).toHaveLength(1);
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Remove Draw");
  });

  it("moves it to the same button of the next bet, whatever else its bets have", () => {
    for (const typeId of [9, 2] as const) {
      const choice = CouponTypeChosen(typeId === 2 ? { typeId, systemValue: 2 } : { typeId });
      const { fake, page } = open(...player(100), ...bets(901, 902, 911), choice);
      const [, second] = fake.state().coupon.bets;
      const names = () =>
        [...page.querySelectorAll("[aria-label^='Remove ']")]
          .map((button) => button.getAttribute("aria-label"))
          .filter((name) => name !== "Remove all bets");
      const third = names()[2];
      tap(control(page, names()[1] ?? ""));
      expect(fake.sent).toEqual([{ type: "RemoveBet", data: { betId: second?.market.id } }]);
      expect(document.activeElement?.getAttribute("aria-label")).toBe(third);
    }
  });

  it("clears at once, and restores the bets from the empty coupon", () => {
    const { fake, page } = open(...ready);
    tap(control(page, "Remove all bets"));
    expect(commands(fake)).toEqual(["ClearCoupon"]);
    expect(page.textContent).toContain("No bets yet");
    tap(control(page, "Put back 2 bets"));
    expect(commands(fake)).toEqual(["ClearCoupon", "RestoreCoupon"]);
    expect(fake.state().coupon.bets).toHaveLength(2);
    expect(page.textContent).not.toContain("Put back");
  });
});
