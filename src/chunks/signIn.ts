import { auth } from "../domains/auth.ts";
import { registrationForm } from "../domains/registrationForm.ts";

/** What the forms of signing in and registering need. Their epics start in this order. */
export const signInChunk = [auth, registrationForm] as const;
