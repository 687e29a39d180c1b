import { auth } from "../domains/auth.ts";
import { registrationForm } from "../domains/registrationForm.ts";

/** What the sign-in and registration forms need. Their epics start in this order. */
export const signInChunk = [auth, registrationForm] as const;
