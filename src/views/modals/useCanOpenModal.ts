import { hasArrived } from "../../events/runtime/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Whether what opens the modals of the address has come; an order given before would be refused. */
export const useCanOpenModal = (): boolean => useSelect((state) => hasArrived(state, "modals"));
