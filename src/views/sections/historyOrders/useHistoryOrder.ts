import { useEffect } from "react";
import { LeaveHistoryOrder } from "../../../commands/historyOrders.ts";
import type { HistoryOrderKind } from "../../../events/historyOrders/events.ts";
import type { Submission } from "../../../events/submission.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/** The state of a page's request. Leaving the page discards the result. */
export function useHistoryOrder(kind: HistoryOrderKind): Submission {
  const send = useSend();
  useEffect(
    () => () => {
      send(LeaveHistoryOrder({ kind }));
    },
    [kind, send],
  );
  return useSelect(({ historyOrders }) => historyOrders[kind]);
}
