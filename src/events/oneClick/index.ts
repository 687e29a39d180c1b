export { hasOneClickNews, isOneClickBarShown, isOneClickHeld } from "./bar.ts";
export { isKeptAfter, isOneClickOffered, isOneClickOn, priceTap } from "./selectors.ts";
export { type OneClickStake, oneClickStake } from "./stake.ts";
export { StoredOneClick } from "./stored.ts";
