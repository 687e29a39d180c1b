import { isNamedIn } from "../modals/index.ts";
import { RouteEntered } from "../navigation/events.ts";
import { pathWithin } from "../navigation/index.ts";
import { SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  PasswordResetLeft,
  PasswordReset,
  ResetLinkOpened,
  NewPassword,
  PasswordResetCode,
} from "./events.ts";
import { initial, type PasswordResetState } from "./state.ts";

const sending = (state: PasswordResetState): PasswordResetState => ({
  ...state,
  isSending: true,
  problem: null,
});
const toStep = (state: PasswordResetState, step: PasswordResetState["step"]): PasswordResetState =>
  state.isSending ? { ...initial, step } : state;
const refused = (
  state: PasswordResetState,
  { error }: { readonly error: NonNullable<PasswordResetState["problem"]> },
): PasswordResetState => ({ ...state, isSending: false, problem: error });

/** Pages that show the steps themselves, without the modal. */
const ownPages = ["/forgotpassword", "/passwordreset"];

export const passwordResetSlice = createSlice("passwordReset", initial)
  .on(PasswordReset.asked, sending)
  // A late answer does not bring back a player who has left.
  .on(PasswordReset.answered, (state, { ask, body }) =>
    toStep(state, {
      tag: "code",
      email: ask.email,
      resetId: body.resetId,
      codeLength: body.codeLength,
    }),
  )
  .on(PasswordReset.failed, refused)
  .on(PasswordResetCode.asked, sending)
  .on(PasswordResetCode.answered, (state, { body }) =>
    toStep(state, { tag: "password", resetToken: body.resetToken, accounts: body.accounts }),
  )
  .on(PasswordResetCode.failed, refused)
  .on(NewPassword.asked, sending)
  .on(NewPassword.answered, (state) => toStep(state, { tag: "done" }))
  .on(NewPassword.failed, refused)
  .on(ResetLinkOpened, (_state, { resetToken }) => ({
    ...initial,
    step: { tag: "password", resetToken, accounts: [] },
  }))
  .on(PasswordResetLeft, () => initial)
  .on(RouteEntered, (state, { path, query = {} }) =>
    isNamedIn(query, "forgot-password") || ownPages.includes(pathWithin(path)) ? state : initial,
  )
  .on(SessionOpened, () => initial);
