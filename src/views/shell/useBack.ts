import { GoTo } from "../../commands/navigation.ts";
import { useSend } from "../hooks/useSend.ts";

/** One step back in this visit; a page that was opened by its address goes up to `parentPath`. */
export function useBack(parentPath: string): () => void {
  const send = useSend();
  return () => {
    if (hasEarlierPage()) window.history.back();
    else send(GoTo({ path: parentPath, isReplacing: true }));
  };
}

/** The router numbers the pages of a visit from 0. */
function hasEarlierPage(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== "object" || state === null || !("idx" in state)) return false;
  return typeof state.idx === "number" && state.idx > 0;
}
