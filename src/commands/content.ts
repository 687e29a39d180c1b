import type { AnyCommand } from "./define.ts";
import { ClearHistory, LeaveHistoryOrder, MailHistory } from "./historyOrders.ts";
import { LoadMoreNews, RefreshContent } from "./pages.ts";
import { TakePart } from "./promo.ts";
import { ActivatePromo, CheckPromo, LoadMorePromoCodes, RefreshPromoCodes } from "./promoCodes.ts";
import {
  AppealBlock,
  CancelOrderedCall,
  LoadMoreCalls,
  OrderCall,
  RefreshAppeals,
  RefreshCalls,
  WriteToSupport,
} from "./support.ts";

/** Of pages whose text the server keeps: information, rules, news, promotions, promo codes, support. */
export const contentCommands: readonly AnyCommand[] = [
  RefreshContent,
  LoadMoreNews,
  TakePart,
  MailHistory,
  ClearHistory,
  LeaveHistoryOrder,
  CheckPromo,
  ActivatePromo,
  RefreshPromoCodes,
  LoadMorePromoCodes,
  WriteToSupport,
  OrderCall,
  RefreshCalls,
  LoadMoreCalls,
  CancelOrderedCall,
  RefreshAppeals,
  AppealBlock,
];
