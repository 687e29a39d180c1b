import { couponCommands } from "../commands/place.ts";
import { couponEpics } from "../epics/coupon.ts";
import { placeSlice } from "../events/coupon/slice.ts";
import { remindersSlice } from "../events/reminders/slice.ts";
import type { AppPart } from "./part.ts";

/** What a coupon needs beyond taking and keeping bets. */
export const couponPart: AppPart = {
  slices: [placeSlice, remindersSlice],
  commands: couponCommands,
  epics: couponEpics,
};
