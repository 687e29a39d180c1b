import { GoTo } from "../../commands/shell.ts";
import { useSend } from "../hooks/useSend.ts";
import { hasEarlierPage } from "./history.ts";

/** One step back in this visit; a page that was opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  return () => {
    if (hasEarlierPage()) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}
