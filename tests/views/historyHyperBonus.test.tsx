// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { BetsHistory, type HistoryCoupon } from "../../src/events/bets/events.ts";
import { History } from "../../src/views/sections/history/History.tsx";
import { pickedEarlier, placedEarlier } from "../kit/history.ts";
import { player, received, show } from "./player.tsx";
import { one } from "./render.tsx";

const bonus = { percent: 4, amount: 0.42 };
/** The card of an express of two at 2.00 each with these bets. */
function cardOf(legs: readonly string[], more: Partial<HistoryCoupon>): string {
  const bets = legs.map((status, at) => pickedEarlier({ marketId: 901 + at, coef: 2, status }));
  const coupon = placedEarlier(7, { typeId: 1, coef: 4, bets, ...more });
  const page = BetsHistory.answered({
    call: 1,
    ask: { status: null, pageToken: null },
    body: {
      items: [coupon],
      nextPageToken: null,
      summary: { count: 1, amount: 5, payout: 0, currencyIso: "EUR" },
    },
  });
  const shown = show(received(...player(10), page), <History />);
  return (one(shown, "article").textContent ?? "").replaceAll("\u00a0", " ");
}

describe("the hyper bonus of a placed express", () => {
  it("is a line of its own below the bets, open or won", () => {
    const open = cardOf(["open", "open"], { possibleWin: 20.6, hyperBonus: bonus });
    expect(open).toContain("Hyper bonus +4%+€0.42");
    expect(open).toContain("Possible win€20.60");
    const won = { status: "won", payout: 20.6, hyperBonus: bonus };
    expect(cardOf(["won", "won"], won)).toContain("Hyper bonus +4%+€0.42");
    expect(cardOf(["open", "open"], { possibleWin: 20 })).not.toContain("Hyper bonus");
    const nothing = { percent: 0, amount: 0 };
    expect(cardOf(["open", "open"], { hyperBonus: nothing })).not.toContain("Hyper bonus");
  });

  it("stays in the possible win of a coupon with a returned bet", () => {
    // Five at 2.00, and 4 % of the five that are won.
    const left = { possibleWin: 10.2, hyperBonus: { percent: 4, amount: 0.2 } };
    expect(cardOf(["open", "returned"], left)).toContain("Possible win€10.20");
    // A server that still has the figures of placing.
    const before = { possibleWin: 20.6, hyperBonus: { percent: 4, amount: 0.6 } };
    expect(cardOf(["open", "returned"], before)).toContain("Possible win€10.20");
  });
});
