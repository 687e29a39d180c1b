import { CloseModal } from "../../commands/modals.ts";
import type { ModalName } from "../../events/modals/index.ts";
import { useSend } from "../hooks/useSend.ts";

/** Closes a modal named by the address, as the back button does. */
export function useCloseModal(modal: ModalName): () => void {
  const send = useSend();
  return () => send(CloseModal({ modal }));
}
