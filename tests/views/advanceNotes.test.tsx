// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetsHistory, type HistoryCoupon } from "../../src/events/bets/events.ts";
import {
  CashOutDone,
  CashOutOpened,
  CashOutRequested,
  CashOutShown,
} from "../../src/events/cashOut/events.ts";
import { CashOutSheet } from "../../src/views/cashOut/CashOutSheet.tsx";
import { History } from "../../src/views/sections/history/History.tsx";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { player, received, show, userId } from "./player.tsx";
import { one } from "./render.tsx";

const answered = (coupon: HistoryCoupon) =>
  BetsHistory.answered({
    call: 1,
    ask: { status: null, pageToken: null },
    body: {
      items: [coupon],
      nextPageToken: null,
      summary: { count: 1, amount: 12, payout: 0, currencyIso: "EUR" },
    },
  });
const textOf = (element: HTMLElement) => (element.textContent ?? "").replaceAll("\u00a0", " ");
const cardOf = (more: Partial<HistoryCoupon>) => {
  const coupon = placedEarlier(7, { amount: 12, ...more });
  return textOf(one(show(received(...player(10), answered(coupon)), <History />), "article"));
};
const advance = (collected: number, open: number) => ({
  prepaid: { amount: 10, collected, open },
});

describe("the card of a bet paid in advance", () => {
  it("says what it waits for", () => {
    expect(cardOf(advance(0, 2))).toContain(
      "€2.00 paid + €10.00 in advance. Waits for 2 other bets: €0.00 of €10.00.",
    );
    expect(cardOf(advance(4, 1))).toContain("Waits for 1 other bet: €4.00 of €10.00.");
  });

  it("speaks of a cash out to come only while its own result is open", () => {
    const sale = "It can be cashed out after that.";
    expect(cardOf(advance(4, 1))).toContain(sale);
    const decided = { ...advance(4, 1), bets: [pickedEarlier({ status: "won" })] };
    expect(cardOf(decided)).toContain("Waits for 1 other bet");
    expect(cardOf(decided)).not.toContain(sale);
  });

  it("says what its stake is once no other bet is open", () => {
    expect(cardOf(advance(4, 0))).toContain(
      "Other bets brought in €4.00 of that: this is its stake, and the payout is in proportion.",
    );
    expect(cardOf(advance(10, 1))).toContain("€10.00 in advance, all brought in by other bets.");
    const settled = { status: "won", amount: 6, payout: 12, ...advance(4, 0) };
    expect(cardOf(settled)).toContain(
      "€2.00 paid + €4.00 brought in by other bets, of €10.00 in advance.",
    );
  });
});

describe("the card of a bet that stands for another", () => {
  it("says where what it pays goes, and went", () => {
    expect(cardOf({ standsFor: { 8: 10 } })).toContain(
      "Up to €10.00 of what it pays goes to bet 8, which was paid in advance.",
    );
    const won = cardOf({ status: "won", payout: 24, standsFor: { 8: 10 }, wentTo: { 9: 5 } });
    expect(won).toContain("€5.00 of it went to bet 9, which was paid in advance.");
    expect(won).not.toContain("bet 8");
  });

  it("says so where it was sold", () => {
    const wish = {
      couponId: 7,
      accountId: 1,
      currencyIso: "EUR",
      mode: "full",
      amount: 11.4,
      offerId: "offer",
    } as const;
    const sold = placedEarlier(7, {
      amount: 0,
      status: "cashed_out",
      payout: 11.4,
      wentTo: { 8: 10 },
    });
    const page = show(
      received(
        ...player(10),
        answered(placedEarlier(7, { amount: 12 })),
        CashOutShown({ couponId: 7 }),
        CashOutRequested(wish),
        CashOutOpened({ key: "key", userId, wish }),
        CashOutDone({ key: "key", coupon: sold, balance: 11.4 }),
      ),
      <CashOutSheet />,
    );
    expect(textOf(page)).toContain("Cashed out for €11.40. The bet has ended.");
    expect(textOf(page)).toContain("€10.00 of it went to bet 8, which was paid in advance.");
    expect(textOf(page)).not.toContain("in your account");
  });
});
