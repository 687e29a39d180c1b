import { openBetsPort, type OpenBetsOptions } from "./openBets.ts";

export { couponEndpoints } from "../http/api/coupon.ts";

/** What the coupon needs of the page: where bets without an answer are kept, for all its tabs. */
export const couponPort = (window: Window, options: Omit<OpenBetsOptions, "onOtherTab">) =>
  openBetsPort({
    ...options,
    onOtherTab: (hear) => window.addEventListener("storage", hear),
  });
