import { useEffect, useEffectEvent } from "react";
import { LeaveLimitChange } from "../../../commands/limits.ts";
import { isLimitChanging, type LimitChange } from "../../../events/limits/index.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";

/**
 * The change of this limit, if the player is making one. What has opened to make it closes once it is saved, and the
 * change stays, for a status to say so; closing it earlier dismisses a failure. `isBusy`: a change of any limit is being
 * sent, so none can be made.
 */
export function useSaving(
  limitType: number,
  onClose: () => void,
): { readonly change: LimitChange | null; readonly isBusy: boolean; readonly close: () => void } {
  const send = useSend();
  const change = useSelect(({ limits }) =>
    limits.change?.limitType === limitType ? limits.change : null,
  );
  const isBusy = useSelect(isLimitChanging);
  const close = () => {
    if (change !== null) send(LeaveLimitChange({}));
    onClose();
  };
  const isSaved = change?.submission.tag === "sent";
  const onSaved = useEffectEvent(onClose);
  useEffect(() => {
    if (isSaved) onSaved();
  }, [isSaved]);
  return { change, isBusy, close };
}
