import type { Epic } from "./epic.ts";
import { loadPhoneForm, returnAfterSignIn, signIn } from "./session/signIn.ts";

/** What the sign-in forms need; loads with them. */
export const signInEpics: readonly Epic[] = [signIn, loadPhoneForm, returnAfterSignIn];
