import { createContext, use } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Whether the app itself led to this page, so that an earlier one of this visit lies one step back. */
export const EarlierPage = createContext(false);

/** One step back in this visit; a page that was opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  const hasEarlier = use(EarlierPage);
  return () => {
    if (hasEarlier) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}
