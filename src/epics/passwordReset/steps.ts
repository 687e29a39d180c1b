import { EMPTY, ignoreElements, type Observable, switchMap, takeUntil } from "rxjs";
import type { Entry } from "../../events/define.ts";
import {
  NewPasswordChosen,
  PasswordResetOrdered,
  PasswordResetLeft,
  PasswordReset,
  ResetCodeTyped,
  NewPassword,
  PasswordResetCode,
} from "../../events/passwordReset/events.ts";
import type { Deps, Epic } from "../epic.ts";

/** Sends each step of a password reset to the server; leaving cancels the pending one. [modals-007] */
export const takeResetSteps: Epic = {
  name: "passwordReset/steps",
  run: (deps) =>
    deps.on(PasswordResetOrdered, ResetCodeTyped, NewPasswordChosen).pipe(
      switchMap((entry) => callOf(deps, entry).pipe(takeUntil(deps.on(PasswordResetLeft)))),
      ignoreElements(),
    ),
};

function callOf(deps: Deps, entry: Entry): Observable<unknown> {
  const { step } = deps.state().passwordReset;
  if (PasswordResetOrdered.is(entry)) return deps.call(PasswordReset, entry.data);
  if (ResetCodeTyped.is(entry) && step.tag === "code")
    return deps.call(PasswordResetCode, { resetId: step.resetId, ...entry.data });
  if (NewPasswordChosen.is(entry) && step.tag === "password")
    return deps.call(NewPassword, { resetToken: step.resetToken, ...entry.data });
  return EMPTY;
}
