import {
  AppealBlock,
  CancelOrderedCall,
  LoadMoreCalls,
  OrderCall,
  RefreshAppeals,
  RefreshCalls,
  WriteToSupport,
} from "../commands/support.ts";
import { loadAppeals, loadCalls, sendToSupport } from "../epics/support/send.ts";
import { supportSlice } from "../events/support/slice.ts";
import { supportEndpoints } from "../infra/http/api/support.ts";
import { domain } from "./domain.ts";

/** Messages, calls and appeals to support. */
export const support = domain({
  name: "support",
  slices: [supportSlice],
  commands: [
    WriteToSupport,
    OrderCall,
    RefreshCalls,
    LoadMoreCalls,
    CancelOrderedCall,
    RefreshAppeals,
    AppealBlock,
  ],
  epics: [sendToSupport, loadCalls, loadAppeals],
  endpoints: supportEndpoints,
});
