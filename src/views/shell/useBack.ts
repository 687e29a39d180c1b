import { createContext, use } from "react";
import type { NavigationType } from "react-router-dom";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Whether the app itself opened the page shown, so that going back stays within this visit. */
export const EarlierPage = createContext(false);

/** How the page shown was reached: the document was opened with it, or the router's step to it. */
export const WayHere = createContext<"OPEN" | `${NavigationType}`>("OPEN");

/** Goes back one step within this visit; a page opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  const hasEarlier = use(EarlierPage);
  return () => {
    if (hasEarlier) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}
