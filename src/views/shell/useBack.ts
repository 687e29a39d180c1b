import { createContext, use } from "react";
import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** Whether the app itself opened this page, so that going back stays within this visit. */
export const EarlierPage = createContext(false);

/** Whether the browser led here, by an address or a way back, and puts the page where it was; not the app, at its top. */
export const LedByBrowser = createContext(true);

/** Goes back one step within this visit; a page opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  const hasEarlier = use(EarlierPage);
  return () => {
    if (hasEarlier) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}
