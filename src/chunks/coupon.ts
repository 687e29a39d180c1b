import { placement } from "../domains/placement.ts";
import { reminders } from "../domains/reminders.ts";

/** What a coupon needs beyond taking and keeping bets. Their epics start in this order. */
export const couponChunk = [placement, reminders] as const;
