import type { DecidersOf } from "./decision.ts";
import {
  clearHistory,
  historyOrderCommands,
  leaveHistoryOrder,
  mailHistory,
} from "./historyOrders.ts";
import { TakePart, takePart } from "./promo.ts";
import {
  appealBlock,
  cancelOrderedCall,
  loadMoreCalls,
  orderCall,
  refreshAppeals,
  refreshCalls,
  supportCommands,
  writeToSupport,
} from "./support.ts";
import {
  activatePromo,
  checkPromo,
  loadMorePromoCodes,
  promoCodeCommands,
  refreshPromoCodes,
} from "./promoCodes.ts";
import { LoadMoreNews, loadMoreNews, RefreshContent, refreshContent } from "./pages.ts";

const commands = {
  RefreshContent,
  LoadMoreNews,
  TakePart,
  ...historyOrderCommands,
  ...promoCodeCommands,
  ...supportCommands,
} as const;
export type ContentCommands = typeof commands;

/** The deciders of pages whose text the server keeps: information, rules, news, promotions, promo codes, support. */
export const contentDeciders: DecidersOf<ContentCommands> = {
  RefreshContent: refreshContent,
  LoadMoreNews: loadMoreNews,
  TakePart: takePart,
  MailHistory: mailHistory,
  ClearHistory: clearHistory,
  LeaveHistoryOrder: leaveHistoryOrder,
  CheckPromo: checkPromo,
  ActivatePromo: activatePromo,
  RefreshPromoCodes: refreshPromoCodes,
  LoadMorePromoCodes: loadMorePromoCodes,
  WriteToSupport: writeToSupport,
  OrderCall: orderCall,
  RefreshCalls: refreshCalls,
  LoadMoreCalls: loadMoreCalls,
  CancelOrderedCall: cancelOrderedCall,
  RefreshAppeals: refreshAppeals,
  AppealBlock: appealBlock,
};
