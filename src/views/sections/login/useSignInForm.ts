import { SignIn } from "../../../commands/auth.ts";
import type { Credentials } from "../../../events/auth/events.ts";
import type { SignInForm } from "../../../events/auth/index.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { missing, type Problem, useForm } from "../../forms/useForm.ts";
import { useSend } from "../../hooks/useSend.ts";
import { leastDigits } from "./phoneCountries.ts";

type Draft = {
  readonly login: string;
  /** Digits of the national number. */
  readonly phone: string;
  readonly password: string;
  readonly isRemembered: boolean;
};

/** In form order. */
const fieldsOf: Readonly<Record<SignInForm, readonly (keyof Draft)[]>> = {
  login_password: ["login", "password"],
  phone_password: ["phone", "password"],
};

/** The sign-in form. The private fields of its command are sealed. [auth-002] */
export function useSignInForm(type: SignInForm, country: PhoneCountry | undefined) {
  const send = useSend();
  const form = useForm<Draft>({
    id: "sign-in",
    initial: { login: "", phone: "", password: "", isRemembered: true },
    problemOf: (name, draft) => problemOf(name, draft, country),
  });
  return {
    ...form,
    submit: () => {
      if (form.validate(fieldsOf[type])) send(SignIn(credentials(type, form.draft, country)));
    },
  };
}

function problemOf(
  name: keyof Draft,
  { login, phone, password }: Draft,
  country: PhoneCountry | undefined,
): Problem | null {
  switch (name) {
    case "login":
      return missing(login, "session.loginMissing");
    case "phone":
      return missing(phone, "session.phoneMissing") ?? tooShort(phone, country);
    case "password":
      return password === "" ? { textKey: "session.passwordMissing" } : null;
    case "isRemembered":
      return null;
  }
}

/** The problem of a phone number (digits only) that is too short for its country. */
export const tooShort = (phone: string, country: PhoneCountry | undefined): Problem | null =>
  country !== undefined && phone.length < leastDigits(country)
    ? { textKey: "session.phoneShort", values: { example: country.mask } }
    : null;

function credentials(
  form: SignInForm,
  { login, phone, password, isRemembered }: Draft,
  country: PhoneCountry | undefined,
): Credentials {
  const common = { password: toBeSealed(password), isRemembered };
  return form === "login_password"
    ? { form, login: toBeSealed(login.trim()), ...common }
    : { form, phoneCode: country?.dial ?? "", phone: toBeSealed(phone), ...common };
}
