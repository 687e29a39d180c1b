import { type PendingChange, pendingChange } from "../../../events/limits/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";

/** The change of this limit that waits, if any. */
export function usePendingChange(limitType: number): PendingChange | undefined {
  const limits = useSelect((state) => state.limits);
  const shell = useSelect((state) => state.shell);
  return pendingChange({ limits, shell }, limitType);
}
