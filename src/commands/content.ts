import type { DecidersOf } from "./decision.ts";
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
import { LoadMoreNews, loadMoreNews, RefreshContent, refreshContent } from "./pages.ts";

const commands = { RefreshContent, LoadMoreNews, TakePart, ...supportCommands } as const;
export type ContentCommands = typeof commands;

/** The deciders of pages whose text the server keeps: information, rules, news, promotions, support. */
export const contentDeciders: DecidersOf<ContentCommands> = {
  RefreshContent: refreshContent,
  LoadMoreNews: loadMoreNews,
  TakePart: takePart,
  WriteToSupport: writeToSupport,
  OrderCall: orderCall,
  RefreshCalls: refreshCalls,
  LoadMoreCalls: loadMoreCalls,
  CancelOrderedCall: cancelOrderedCall,
  RefreshAppeals: refreshAppeals,
  AppealBlock: appealBlock,
};
