import { hasArrived } from "../../events/runtime/index.ts";
import { useSelect } from "../hooks/useSelect.ts";

/** Whether the `modals` domain is loaded; before that its commands would be refused. */
export const useCanOpenModal = (): boolean => useSelect((state) => hasArrived(state, "modals"));
