import { answers } from "./replies.ts";

/** Nothing can be paid in advance. */
export const prepaidAnswers = {
  PrepaidAmount: answers({ availablePrepaidAmount: 0 }),
  CouponPrepaid: answers({ availablePrepaidAmount: 0 }),
};
