import type { Epic } from "./epic.ts";
import { keepTarget } from "./session/target.ts";
import { loadRegistrationForm, sendRegistrationCode } from "./registration/form.ts";
import { register } from "./registration/register.ts";
import { learnThatShown, loadWelcomeData, sendCredentials } from "./registration/welcomeData.ts";
import { loadPhoneForm, signIn } from "./session/signIn.ts";

/** What the sign-in forms need; loads with them. */
export const signInEpics: readonly Epic[] = [
  signIn,
  loadPhoneForm,
  loadRegistrationForm,
  sendRegistrationCode,
  register,
  loadWelcomeData,
  learnThatShown,
  sendCredentials,
  keepTarget,
];
