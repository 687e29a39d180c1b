export { placedCoef, placedStake } from "./asPlaced.ts";
export { type CouponMoney, moneyOf, moneyOfAll } from "./couponMoney.ts";
export { type HistoryFilter, filterKey, settledStatuses } from "./filter.ts";
export { type HistoryColumn, historyColumns } from "./historyColumns.ts";
export { withEnded } from "./openedPages.ts";
export { hasEnded, isRepeatable, placedCoupon } from "./repeatable.ts";
export { shownHistory } from "./shown.ts";
export { type Standing, standingOf, winOfPart } from "./standing.ts";
export { type BetsState, type HistoryFile, initial as initialBets } from "./state.ts";
