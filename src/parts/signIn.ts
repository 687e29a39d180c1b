import { signInCommands } from "../commands/signIn.ts";
import { signInEpics } from "../epics/signIn.ts";
import { registrationFormSlice } from "../events/registration/formSlice.ts";
import { authSlice } from "../events/auth/slice.ts";
import type { AppPart } from "./part.ts";

/** What the sign-in forms need. */
export const signInPart: AppPart = {
  slices: [authSlice, registrationFormSlice],
  commands: signInCommands,
  epics: signInEpics,
};
