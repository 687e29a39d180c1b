import {
  NewPasswordChosen,
  PasswordResetOrdered,
  PasswordResetLeft,
  ResetCodeTyped,
} from "../events/passwordReset/events.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Sends a code to this address, or another one if a code was already sent. */
export const AskPasswordReset = defineCommand(
  "AskPasswordReset",
  PasswordResetOrdered.codec,
  (request, state) => {
    const { step, isSending } = state.passwordReset;
    return !isSending && (step.tag === "address" || step.tag === "code")
      ? accept(PasswordResetOrdered(request))
      : refuse("nothing_to_do");
  },
);

export const TypeResetCode = defineCommand(
  "TypeResetCode",
  ResetCodeTyped.codec,
  (typed, state) => {
    const { step, isSending } = state.passwordReset;
    return !isSending && step.tag === "code"
      ? accept(ResetCodeTyped(typed))
      : refuse("nothing_to_do");
  },
);

/** Only for an account that the code is valid for; a link itself names the account. */
export const ChooseNewPassword = defineCommand(
  "ChooseNewPassword",
  NewPasswordChosen.codec,
  (chosen, state) => {
    const { step, isSending } = state.passwordReset;
    return !isSending &&
      step.tag === "password" &&
      (step.accounts.length === 0
        ? chosen.userId === undefined
        : step.accounts.some(({ userId }) => userId === chosen.userId))
      ? accept(NewPasswordChosen(chosen))
      : refuse("nothing_to_do");
  },
);

/** Abandons the reset. */
export const LeavePasswordReset = defineCommand("LeavePasswordReset", PasswordResetLeft.codec, () =>
  accept(PasswordResetLeft({})),
);
