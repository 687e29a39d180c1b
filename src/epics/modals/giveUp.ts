import { filter, mergeMap, of } from "rxjs";
import { CloseModal } from "../../commands/modals.ts";
import { modalNames } from "../../events/modals/registry.ts";
import { ViewFailed } from "../../events/modals/failureEvents.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { Epic } from "../epic.ts";

/**
 * Closes a modal that cannot be shown, leaving the page as it was, and notifies the player. If the
 * notifications themselves fail, nothing can be reported. [error-036] [error-040]
 */
export const giveUpModal: Epic = {
  name: "modals/giveUp",
  run: (deps) =>
    deps.on(ViewFailed).pipe(
      filter(({ data }) => data.view !== "notifications"),
      mergeMap(({ data: { view } }) =>
        of(
          ...modalNames.filter((name) => name === view).map((modal) => CloseModal({ modal })),
          NotificationShown({
            id: `modal-${view}`,
            status: "error",
            variant: "default",
            text: "modal_load_error",
            action: "none",
          }),
        ),
      ),
    ),
};
