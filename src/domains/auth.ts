import { keepTarget } from "../epics/auth/target.ts";
import { OpenSignInForm, SignIn } from "../commands/auth.ts";
import { loadPhoneForm, signIn } from "../epics/auth/signIn.ts";
import { authSlice } from "../events/auth/slice.ts";
import { signInEndpoints } from "../infra/http/api/auth.ts";
import { domain } from "./domain.ts";

/** The login form. */
export const auth = domain({
  name: "auth",
  slices: [authSlice],
  commands: [SignIn, OpenSignInForm],
  epics: [signIn, loadPhoneForm, keepTarget],
  endpoints: ({ language }) => signInEndpoints(() => language),
});
