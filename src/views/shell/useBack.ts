import { createContext, use } from "react";
import type { NavigationType } from "react-router-dom";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** How a page was reached that the app itself opened, so that going back stays within this visit; null: it did not open it. */
export const EarlierPage = createContext<`${NavigationType}` | null>(null);

/** Goes back one step within this visit; a page opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  const hasEarlier = use(EarlierPage) !== null;
  return () => {
    if (hasEarlier) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}
