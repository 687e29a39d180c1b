export { ownSales, saleOf } from "./selectors.ts";
export { initial as initialCashOut } from "./state.ts";
export type { CashOutReport, Offer, Sale } from "./state.ts";
export { StoredCashOut } from "./stored.ts";
export type { CashOutWish } from "./wish.ts";
