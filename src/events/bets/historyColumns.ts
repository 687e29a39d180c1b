/** The columns of the file of bets, in their order. */
export const historyColumns = [
  "number",
  "placedAt",
  "settledAt",
  "kind",
  "systemSize",
  "status",
  "stake",
  "currency",
  "freeBet",
  "odds",
  "hyperBonus",
  "possibleWin",
  "paid",
  "soldStake",
  "soldFor",
  "picksCount",
  "picks",
] as const;
export type HistoryColumn = (typeof historyColumns)[number];
