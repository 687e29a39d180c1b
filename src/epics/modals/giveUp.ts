import { filter, mergeMap, of } from "rxjs";
import { CloseModal } from "../../commands/modals.ts";
import { modalNames } from "../../events/modals/registry.ts";
import { ViewFailed } from "../../events/modals/failureEvents.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import type { Epic } from "../epic.ts";

/**
 * A modal that cannot be shown closes, which leaves the page as it was, and the player is told. Of notices that
 * cannot be shown nobody can be told. [error-036] [error-040]
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
