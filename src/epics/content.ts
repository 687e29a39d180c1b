import { loadContent, loadMoreNews } from "./content/load.ts";
import { failMissingContent } from "./content/missing.ts";
import { joinPromotion } from "./content/promo.ts";
import { loadAppeals, loadCalls, sendToSupport } from "./content/support.ts";
import type { Epic } from "./epic.ts";

/** Effects of pages whose text the server keeps: information, rules, news, promotions, support. */
export const contentEpics: readonly Epic[] = [
  loadContent,
  loadMoreNews,
  failMissingContent,
  sendToSupport,
  loadCalls,
  loadAppeals,
  joinPromotion,
];
