import { CloseOverlay } from "../../commands/overlays.ts";
import { useSend } from "../hooks/useSend.ts";

/** Puts away what lies over the page. */
export function useCloseOverlay(): () => void {
  const send = useSend();
  return () => send(CloseOverlay({}));
}
