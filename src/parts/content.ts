import { contentCommands } from "../commands/content.ts";
import { contentEpics } from "../epics/content.ts";
import { appsSlice } from "../events/apps/slice.ts";
import { contentSlice } from "../events/content/slice.ts";
import { historyOrdersSlice } from "../events/historyOrders/slice.ts";
import { promoSlice } from "../events/promo/slice.ts";
import { promoCodesSlice } from "../events/promoCodes/slice.ts";
import { supportSlice } from "../events/support/slice.ts";
import type { AppPart } from "./part.ts";

/** Pages whose text the server keeps: information, rules, news, promotions, promo codes, support. */
export const contentPart: AppPart = {
  slices: [contentSlice, supportSlice, promoSlice, promoCodesSlice, historyOrdersSlice, appsSlice],
  commands: contentCommands,
  epics: contentEpics,
};
