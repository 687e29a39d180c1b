import type { EntryOf } from "../define.ts";
import type { SignInRefused } from "./events.ts";

export type SignInForm = "login_password" | "phone_password";

/** Sign-in state. The input stays in the form: a password never enters the state. [auth-002] */
export type AuthState = {
  readonly currentForm: SignInForm;
  readonly request:
    | { readonly tag: "idle" }
    | { readonly tag: "sending" }
    | ({ readonly tag: "refused" } & EntryOf<typeof SignInRefused>["data"]);
  readonly phoneCountries: readonly PhoneCountry[];
  /** The phone countries failed to load and have not been requested since. */
  readonly isCountryListLost: boolean;
  readonly phoneMasks: readonly PhoneMask[];
};
/** `phoneCode` includes its +, `code` is in lower case. [auth-012] */
export type PhoneCountry = {
  readonly id: number;
  readonly name: string;
  readonly phoneCode: string;
  readonly code: string;
};
export type PhoneMask = {
  readonly CountryId: number;
  readonly Mask: string;
  readonly Min: number;
  readonly Max: number;
};

export const initial: AuthState = {
  currentForm: "login_password",
  request: { tag: "idle" },
  phoneCountries: [],
  isCountryListLost: false,
  phoneMasks: [],
};
