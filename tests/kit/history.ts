import type { HistoryCoupon } from "../../src/events/bets/events.ts";

/** A single of the history on outcome 901 of the site's live match. */
export const placedEarlier = (id: number, over: Partial<HistoryCoupon> = {}): HistoryCoupon => ({
  id,
  accountId: 11,
  currencyIso: "EUR",
  typeId: 0,
  createdAt: 1,
  settledAt: null,
  amount: 5,
  coef: 1.2,
  possibleWin: 6,
  payout: null,
  status: "open",
  bets: [
    {
      marketId: 901,
      gamePermanentId: 10_501,
      sportName: "Football",
      champName: "Cup",
      opponents: ["Norrvik", "Alba"],
      startTime: 1,
      isLive: true,
      marketName: "Match result",
      outcomeName: "Norrvik",
      coef: 1.2,
      status: "open",
      formattedScore: "",
    },
  ],
  ...over,
});
