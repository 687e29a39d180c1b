import { CloseOverlay } from "../../commands/overlays.ts";
import { useSend } from "../hooks/useSend.ts";

/** Closes the view over the page. */
export function useCloseOverlay(): () => void {
  const send = useSend();
  return () => send(CloseOverlay({}));
}
