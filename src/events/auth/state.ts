import type { EntryOf } from "../define.ts";
import { SessionOpened } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { PhoneCountries, PhoneMasks, SignInRefused, SignInRequested } from "./events.ts";

export type SignInForm = "login_password" | "phone_password";

/** Where signing in stands. The fields themselves live in the form: a password never enters the state. [auth-002] */
export type AuthState = {
  readonly currentForm: SignInForm;
  readonly request:
    | { readonly tag: "idle" }
    | { readonly tag: "sending" }
    | ({ readonly tag: "refused" } & EntryOf<typeof SignInRefused>["data"]);
  readonly phoneCountries: readonly PhoneCountry[];
  readonly phoneMasks: readonly PhoneMask[];
};
/** `phoneCode` with its +, `code` in lower case. [auth-012] */
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

const initial: AuthState = {
  currentForm: "login_password",
  request: { tag: "idle" },
  phoneCountries: [],
  phoneMasks: [],
};

export const authSlice = createSlice("auth", initial)
  .onPlain(SignInRequested, (state, { form }) => ({
    ...state,
    currentForm: form,
    request: { tag: "sending" },
  }))
  .onPlain(SignInRefused, (state, refusal) => ({
    ...state,
    request: { tag: "refused", ...refusal },
  }))
  .onPlain(SessionOpened, (state) => ({ ...state, request: { tag: "idle" } }))
  .onPlain(PhoneCountries.answered, (state, { body }) => ({
    ...state,
    phoneCountries: body.items.map(({ id, name, country_code, tel_code }) => ({
      id,
      name,
      phoneCode: `+${tel_code}`,
      code: country_code.toLowerCase(),
    })),
  }))
  .onPlain(PhoneMasks.answered, (state, { body }) => ({ ...state, phoneMasks: body.items }));
