import { hasArrived } from "../../../events/runtime/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/**
 * Whether the domain that handles the commands of the coupon is loaded; before that they would be refused.
 */
export const useIsPlacementLoaded = (): boolean =>
  useSelect((state) => hasArrived(state, "placement"));
