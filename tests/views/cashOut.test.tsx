// @vitest-environment happy-dom
import type { ReactElement } from "react";
import { describe, expect, it } from "vitest";
import { BetsHistory, OpenedBets } from "../../src/events/bets/events.ts";
import type { Draft } from "../../src/events/define.ts";
import {
  CashOutOffer,
  CashOutOpened,
  CashOutRefused,
  CashOutShown,
  CashOutUnknown,
} from "../../src/events/cashOut/events.ts";
import { CashOutFoot } from "../../src/views/cashOut/CashOutFoot.tsx";
import { ClientContext } from "../../src/views/hooks/client.ts";
import { CashOutSheet } from "../../src/views/cashOut/CashOutSheet.tsx";
import { answered } from "../kit/events.ts";
import { placedEarlier } from "../kit/history.ts";
import type { FakeClient } from "./fakeClient.ts";
import { control, player, received, show, userId } from "./player.tsx";
import { one, render, tap, type } from "./render.tsx";

const wish = {
  couponId: 77,
  accountId: 11,
  currencyIso: "EUR",
  mode: "partial",
  amount: 20,
  offerId: "co_1",
} as const;

const offered = (amount: number, offerId: string, minAmount = 0.5) =>
  answered(
    CashOutOffer,
    { couponId: 77 },
    { isAvailable: true, amount, minAmount, isPartialAllowed: true, offerId },
  );

const coupons = answered(
  BetsHistory,
  { status: null, pageToken: null },
  {
    items: [placedEarlier(77, { amount: 50, possibleWin: 100 })],
    nextPageToken: null,
    summary: { count: 1, amount: 50, payout: 0, currencyIso: "EUR" },
  },
);

function opened() {
  const fake = received(
    ...player(100),
    coupons,
    CashOutShown({ couponId: 77 }),
    offered(45, "co_1"),
  );
  return { fake, page: show(fake, <CashOutSheet />) };
}

/** The price has fallen: nothing was sold, and there is another offer. */
function refuse(fake: FakeClient) {
  fake.emit(CashOutOpened({ key: "key", userId, wish }));
  fake.emit(CashOutRefused({ key: "key", code: 2012 }));
  fake.emit(offered(40, "co_2"));
}

const current = (page: HTMLElement) => one(page, '[aria-selected="true"]').textContent;

describe("what is set for a cash out", () => {
  it("is still a part of this amount after the server has refused it", () => {
    const { fake, page } = opened();
    tap(control(page, "A part"));
    type(one(page, "input"), "20");
    refuse(fake);
    expect(current(page)).toBe("A part");
    expect(page.textContent).toContain("of €40.00");
    expect(control(page, "Cash out €20.00").getAttribute("aria-disabled")).toBeNull();
  });

  it("is still an automatic one at this amount", () => {
    const { fake, page } = opened();
    tap(control(page, "Automatic"));
    type(one(page, "input"), "70");
    refuse(fake);
    expect(current(page)).toBe("Automatic");
    control(page, "Cash out at €70.00");
  });

  it("stays while the player looks at another way, and is not that of another bet", () => {
    const { fake, page } = opened();
    tap(control(page, "A part"));
    type(one(page, "input"), "20");
    tap(control(page, "All"));
    tap(control(page, "A part"));
    control(page, "Cash out €20.00");
    fake.emit(CashOutShown({ couponId: null }));
    fake.emit(CashOutShown({ couponId: 77 }), offered(45, "co_1"));
    expect(current(page)).toBe("All");
  });
});

describe("a bet that has left the open ones while its sheet is open", () => {
  const lists = (...ids: readonly number[]) =>
    answered(
      OpenedBets,
      { pageToken: null },
      { items: ids.map((id) => placedEarlier(id)), nextPageToken: null },
    );
  const openedOf = (...events: readonly Draft[]) => {
    const fake = received(...player(100), lists(77), CashOutShown({ couponId: 77 }), ...events);
    return { fake, page: show(fake, <CashOutSheet />) };
  };

  it("by a sale without an answer is still said not to be known", () => {
    const { fake, page } = openedOf(
      offered(45, "co_1"),
      CashOutOpened({ key: "key", userId, wish }),
    );
    fake.emit(lists(), CashOutUnknown({ key: "key", tries: 1, askAt: 9 }));
    expect(page.textContent).toContain("We do not know yet whether this bet was cashed out.");
  });

  it("is over, and offered no more", () => {
    const { fake, page } = openedOf(offered(45, "co_1"));
    expect(page.textContent).not.toContain("This bet is over.");
    fake.emit(lists());
    expect(page.textContent).toContain("This bet is over.");
    expect(page.textContent).not.toContain("Cash out €");
    control(page, "Done");
  });
});

describe("an offer of a backend that counts otherwise", () => {
  it("can be changed step by step where it names no least part", () => {
    const { fake, page } = opened();
    fake.emit(offered(45, "co_1", 0));
    tap(control(page, "A part"));
    tap(control(page, "More by €2.25"));
    expect(control(page, "Cash out €24.75").getAttribute("aria-disabled")).toBeNull();
  });

  it("has a least part that can be sold", () => {
    const { fake, page } = opened();
    fake.emit(offered(45, "co_1", 0.505));
    tap(control(page, "A part"));
    type(one(page, "input"), "0.5");
    expect(page.textContent).toContain("€0.51");
    type(one(page, "input"), "0.51");
    expect(control(page, "Cash out €0.51").getAttribute("aria-disabled")).toBeNull();
  });
});

describe("the cash out below a bet", () => {
  const foot = (cashOut: { amount: number; isPartialAllowed: boolean } | null) => (
    <CashOutFoot coupon={{ ...placedEarlier(77, { amount: 50, possibleWin: 100 }), cashOut }} />
  );
  const shown = (element: ReactElement) => <ClientContext value={client}>{element}</ClientContext>;
  const { client } = received(...player(100));

  it("keeps its place while the market is suspended: nothing below it moves", () => {
    const { page, again } = render(shown(foot({ amount: 45, isPartialAllowed: true })));
    expect(one(page, "button").textContent).toBe("Cash out €45.00");
    again(shown(foot(null)));
    expect(one(page, "button").textContent).toBe("Cash out");
  });
  it("is not there where it was never offered", () => {
    expect(render(shown(foot(null))).page.querySelector("button")).toBeNull();
    const { cashOut: _none, ...untold } = placedEarlier(77);
    expect(render(shown(<CashOutFoot coupon={untold} />)).page.querySelector("button")).toBeNull();
  });
});
