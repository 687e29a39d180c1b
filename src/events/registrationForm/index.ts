export type { RegistrationFormBody, RegistrationFormState } from "./state.ts";
