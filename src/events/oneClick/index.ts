export { hasOneClickNews, isOneClickBarShown } from "./bar.ts";
export { isOneClickHeld } from "./held.ts";
export { isKeptAfter, isOneClickOffered, isOneClickOn, priceTap } from "./selectors.ts";
export { type OneClickStake, oneClickStake } from "./stake.ts";
export { StoredOneClick } from "./stored.ts";
