import { useState } from "react";
import { LeaveLimitChange } from "../../../commands/limits.ts";
import type { LimitChange } from "../../../events/limits/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/**
 * The sheet that changes this limit. It opens afresh: what became of the change before is forgotten, else it would close
 * at once. `closedChange`: the last one, once its sheet is closed.
 */
export function useChangeSheet(limitType: number): {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  readonly closedChange: LimitChange | null;
} {
  const send = useSend();
  const [isOpen, setIsOpen] = useState(false);
  const change = useSelect(({ limits }) => limits.change);
  return {
    isOpen,
    open: () => {
      if (change !== null) send(LeaveLimitChange({}));
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    closedChange: isOpen || change?.limitType !== limitType ? null : change,
  };
}
