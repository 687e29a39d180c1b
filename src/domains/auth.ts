import { OpenSignInForm, SignIn } from "../commands/signIn.ts";
import { loadPhoneForm, signIn } from "../epics/session/signIn.ts";
import { authSlice } from "../events/auth/slice.ts";
import { signInEndpoints } from "../infra/http/api/signIn.ts";
import { domain } from "./domain.ts";

/** The sign-in form. */
export const auth = domain({
  name: "auth",
  slices: [authSlice],
  commands: [SignIn, OpenSignInForm],
  epics: [signIn, loadPhoneForm],
  endpoints: ({ language }) => signInEndpoints(() => language),
});
