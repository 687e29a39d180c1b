// @vitest-environment happy-dom
import { siteWith } from "../kit/events.ts";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { Accounts } from "../../src/events/account/events.ts";
import { CouponRejected, PlacementRequested } from "../../src/events/placement/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { ClientLimits, ReviewLimits } from "../../src/events/limits/events.ts";
import { TopUpDemoMoney } from "../../src/events/placement/demoMoneyEvents.ts";
import { CouponPage } from "../../src/views/sections/coupon/CouponPage.tsx";
import { account } from "../kit/site.ts";
import { placedCoupon } from "../kit/placed.ts";
import { bets, control, limits, player, price, show, received } from "./player.tsx";
import { one, tap, type } from "./render.tsx";

const open = (...events: readonly Draft[]) => {
  const fake = received(...events);
  return { fake, page: show(fake, <CouponPage />) };
};
const action = (page: HTMLElement) => {
  const found = [...one(page, "footer").querySelectorAll<HTMLElement>("button")].at(-1);
  if (found === undefined) throw new Error("the dock has no button");
  return found;
};
const plain = (text: string | null | undefined) => text?.replaceAll("\u00a0", " ");
const accounts = (...all: readonly (typeof account)[]): Draft =>
  Accounts.answered({
    call: 30,
    ask: {},
    body: { accounts: [...all], all_accounts: [...all] },
  });

describe("a currency with three decimals", () => {
  const dinars = accounts({ ...account, iso: "KWD", money: 742.605 });

  it("is shown, typed and staked with all of them", () => {
    const { fake, page } = open(...player(0), dinars, ...bets(901), limits(0, 1000));
    expect(plain(page.textContent)).toContain("KWD 742.605");
    const amount = one(page, "[role=spinbutton]");
    act(() => amount.focus());
    type(amount, "0.125");
    expect(fake.state().coupon.amount).toBe(0.125);
    expect(amount.getAttribute("aria-invalid")).toBeNull();
    expect(amount.getAttribute("aria-valuenow")).toBe("0.125");
    tap(control(page, plain("Max KWD 742.605")?.replace("KWD ", "KWD\u00a0") ?? ""));
    expect(fake.state().coupon.amount).toBe(742.605);
  });
});

describe("bonus money", () => {
  it("can be chosen in the coupon, which is then paid from it", () => {
    const bonus = { ...account, id: 12, type: 4, label: "Bonus", isActive: false, money: 25 };
    const { fake, page } = open(...player(100), accounts(account, bonus), ...bets(901));
    const row = [...page.querySelectorAll<HTMLElement>("main button")].find(({ textContent }) =>
      textContent?.includes("Paid from"),
    );
    if (row === undefined) throw new Error("no account can be chosen");
    tap(row);
    const choice = [...document.querySelectorAll<HTMLElement>("[role=radio]")].find(
      ({ textContent }) => textContent?.startsWith("Bonus"),
    );
    if (choice === undefined) throw new Error("the bonus account is not offered");
    tap(choice);
    tap(action(page));
    expect(fake.state().coupon.accountId).toBe(12);
    expect(fake.state().coupon.placement.tag).toBe("sending");
  });
});

describe("too little money", () => {
  const demo = siteWith({ demoMoney: { isTopUpOffered: true } });

  it("can be topped up with demo money, where the site has it", () => {
    const { fake, page } = open(demo, ...player(0), ...bets(901), limits(1, 50));
    expect(action(page).textContent).toContain("Top up demo money");
    tap(action(page));
    expect(fake.sent.at(-1)?.type).toBe("TopUpDemoMoney");
    const ask = { key: "k", accountId: account.id };
    fake.emit(TopUpDemoMoney.asked({ call: 31, ask }));
    expect(action(page).getAttribute("aria-busy")).toBe("true");
    const body = { success: true, accountId: account.id, money: 100 };
    fake.emit(TopUpDemoMoney.answered({ call: 31, ask, body }));
    expect(action(page).textContent).toBe("Place bet");
    expect(page.textContent).toContain("€100.00");
  });

  it("has the limits a tap away where they are offered, and only while money can be added", () => {
    const offered = siteWith({
      demoMoney: { isTopUpOffered: true },
      limits: { availableTypeIds: [20] },
    });
    const { fake, page } = open(offered, ...player(0), ...bets(901), limits(1, 50));
    const links = () => page.querySelectorAll('footer a[href="/en/office/responsible"]');
    expect(links()).toHaveLength(1);
    fake.emit(
      TopUpDemoMoney.answered({
        call: 31,
        ask: { key: "k", accountId: account.id },
        body: { success: true, accountId: account.id, money: 100 },
      }),
    );
    expect(links()).toHaveLength(0);
  });

  it("is not topped up before the player has answered the question of the pack", () => {
    const policy = { id: "GB", figures: {}, limitsPrompt: "deposit" };
    const asking = siteWith({
      demoMoney: { isTopUpOffered: true },
      limits: { availableTypeIds: [20] },
      policy,
    });
    const never = ClientLimits.answered({
      call: 32,
      ask: {},
      body: { data: [], reviewedAt: null },
    });
    const { fake, page } = open(asking, ...player(0), ...bets(901), limits(1, 50), never);
    expect(action(page).textContent).toContain("First set a limit, or say that you want none.");
    fake.emit(
      ReviewLimits.answered({
        call: 33,
        ask: { answer: "none" },
        body: { data: { reviewedAt: 1 } },
      }),
    );
    expect(action(page).textContent).toContain("Top up demo money");
  });

  it("cannot be topped up where the site does not offer it", () => {
    const { page } = open(...player(0), ...bets(901), limits(1, 50));
    expect(page.textContent).not.toContain("demo money");
  });
});

describe("a refusal", () => {
  const refused = (code: number, message?: string): Draft =>
    CouponRejected({
      key: "k",
      code,
      changed: [{ betId: 901, coef: 1.7, isBlocked: false }],
      ...(message === undefined ? {} : { message }),
    });
  const sent = PlacementRequested({ coupon: placedCoupon() });

  it("for a moved price is accepted and placed with one tap, where the bet was placed", () => {
    const { fake, page } = open(...player(100), ...bets(901), limits(1, 50), sent, refused(2001));
    expect(action(page).textContent).toBe("Accept and place");
    tap(action(page));
    expect(fake.sent.map(({ type: order }) => order)).toEqual(["PlaceCoupon"]);
    expect(fake.state().coupon).toMatchObject({ placement: { tag: "sending" } });
    expect(fake.state().coupon.bets[0]?.market.coef).toBe(1.7);
  });

  it("leads back to the coupon too, and offers nothing else where nothing helps", () => {
    const { fake, page } = open(...player(100), ...bets(901), limits(1, 50), sent, refused(2001));
    tap(control(page, "Back to coupon"));
    expect(fake.state().coupon.placement.tag).toBe("editing");
    fake.emit(price(901, 1.85), sent, CouponRejected({ key: "k", code: 33, changed: [] }));
    expect(action(page).textContent).toBe("Back to coupon");
  });

  it("is shown in the operator's own words where they are meant for the player [error-038]", () => {
    const words = "Your account is self-excluded until 20 December 2026";
    const { page } = open(...player(100), ...bets(901), sent, refused(33, words));
    expect(one(page, "main").textContent).toContain(`Bet not placed${words}`);
    expect(one(page, '[aria-live="assertive"]').textContent).toContain(words);
  });
});
