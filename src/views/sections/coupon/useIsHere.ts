import { hasArrived } from "../../../events/runtime/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** Whether what carries out the orders of these screens has come; an order given before would be refused. */
export const useIsHere = (): boolean => useSelect((state) => hasArrived(state, "placement"));
