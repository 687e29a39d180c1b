import {
  AskPasswordReset,
  ChooseNewPassword,
  LeavePasswordReset,
  TypeResetCode,
} from "../commands/passwordReset.ts";
import { takeResetSteps } from "../epics/passwordReset/steps.ts";
import { passwordResetSlice } from "../events/passwordReset/slice.ts";
import { domain } from "./domain.ts";

/** Resetting a forgotten password. */
export const passwordReset = domain({
  name: "passwordReset",
  slices: [passwordResetSlice],
  commands: [AskPasswordReset, TypeResetCode, ChooseNewPassword, LeavePasswordReset],
  epics: [takeResetSteps],
  ports: ({ window, vault, report }) => {
    // Rarely visited, so loaded on demand; if the link cannot be read, the player can still use a code.
    if (/\/passwordreset\/?$/.test(window.location.pathname))
      void import("../infra/ports/passwordReset.ts")
        .then(({ findResetLink }) => findResetLink(window, vault, report))
        .catch(() => {});
    return [];
  },
});
