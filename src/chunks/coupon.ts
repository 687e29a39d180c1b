import { couponCodes } from "../domains/couponCodes.ts";
import { couponPromo } from "../domains/couponPromo.ts";
import { placement } from "../domains/placement.ts";
import { reminders } from "../domains/reminders.ts";

/** What a coupon needs beyond taking and keeping bets. Their epics start in this order. */
export const couponChunk = [placement, couponCodes, couponPromo, reminders] as const;
