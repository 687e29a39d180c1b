import { isRight } from "fp-ts/lib/Either.js";
import { EMPTY, exhaustMap, map, mergeMap, type Observable, of, switchMap, take } from "rxjs";
import { CloseModal, OpenModal } from "../../commands/modals.ts";
import type { Draft } from "../../events/define.ts";
import type { State } from "../../events/index.ts";
import { UserTransfer, TransferAnswered } from "../../events/modals/events.ts";
import { modals, openModal } from "../../events/modals/registry.ts";
import { NavigationRequested } from "../../events/navigation/events.ts";
import { NotificationShown } from "../../events/notifications/events.ts";
import { QUERY_ERROR, SAVE_SUCCESS, failureOf } from "../../events/notifications/index.ts";
import type { Epic } from "../epic.ts";
import { once } from "../rules/once.ts";

const isNothingOpen = (state: State): boolean =>
  openModal(state) === null && state.overlays.open === null;

/** A player whose account is to be transferred is asked once, when no other modal is open. [modals-002] */
export const askForTransfer: Epic = {
  name: "modals/askForTransfer",
  run: (deps) =>
    deps.select(modals["transfer-user"].isFor).pipe(
      switchMap((isAsked) => (isAsked ? once(deps, isNothingOpen) : EMPTY)),
      take(1),
      map(() => OpenModal({ modal: "transfer-user" })),
    ),
};

/**
 * Sends the player's answer to the server and shows the result; then follows the server's redirect, if it is
 * within the site.
 */
export const answerTransfer: Epic = {
  name: "modals/answerTransfer",
  run: (deps) =>
    deps.on(TransferAnswered).pipe(
      exhaustMap(({ data }) => deps.call(UserTransfer, data)),
      mergeMap((result): Observable<Draft> => {
        const notice = (status: "success" | "error", text: string): Draft =>
          NotificationShown({ id: "transfer", status, variant: "default", text, action: "none" });
        if (!isRight(result)) return of(notice("error", failureOf(result.left).text));
        const { success, message = "", redirectUrl } = result.right;
        if (!success) return of(notice("error", message || QUERY_ERROR));
        const isOwn = redirectUrl !== null && /^\/(?![/\\])[\w\-/]*$/.test(redirectUrl);
        return of(
          notice("success", message || SAVE_SUCCESS),
          isOwn
            ? NavigationRequested({ path: redirectUrl, isReplacing: true })
            : CloseModal({ modal: "transfer-user" }),
        );
      }),
    ),
};
