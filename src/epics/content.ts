import { loadContent, loadMoreNews } from "./content/load.ts";
import { failForbiddenContent, failMissingContent } from "./content/missing.ts";
import { joinPromotion } from "./content/promo.ts";
import { loadAppeals, loadCalls, sendToSupport } from "./content/support.ts";
import type { Epic } from "./epic.ts";
import { carryOutHistoryOrders } from "./historyOrders/carryOut.ts";
import { activatePromoCode, checkPromoCode, loadPromoCodes } from "./promoCodes/codes.ts";

/** Effects of pages whose text the server keeps: information, rules, news, promotions, promo codes, support. */
export const contentEpics: readonly Epic[] = [
  loadContent,
  loadMoreNews,
  failMissingContent,
  failForbiddenContent,
  sendToSupport,
  loadCalls,
  loadAppeals,
  joinPromotion,
  carryOutHistoryOrders,
  checkPromoCode,
  activatePromoCode,
  loadPromoCodes,
];
