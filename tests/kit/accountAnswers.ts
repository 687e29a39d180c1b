import { answers } from "./replies.ts";

/** One account, no other currency, and nothing to be paid in advance. */
export const accountAnswers = {
  Currencies: answers({ items: [] }),
  PrepaidAmount: answers({ availablePrepaidAmount: 0 }),
  CouponPrepaid: answers({ availablePrepaidAmount: 0 }),
  ConvertStatus: answers({ status: 0 }),
};
