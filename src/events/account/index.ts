export { Account } from "./account.ts";
export { accountTypes, activeAccount, mainAccount, shownCurrency } from "./state.ts";
