import type { HistoryCoupon } from "../../src/events/bets/events.ts";

export type PlacedPick = HistoryCoupon["bets"][number];

/** A pick of a placed bet: outcome 901 of the site's live match, open. */
export const pickedEarlier = (over: Partial<PlacedPick> = {}): PlacedPick => ({
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
  ...over,
});

/** A single of the history on that outcome. */
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
  bets: [pickedEarlier()],
  ...over,
});
