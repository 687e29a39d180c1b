import type { RegistrationField } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import type { TranslationKey } from "../../../infra/i18n.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { isEmail, type Problem } from "../../forms/useForm.ts";
import { tooShort } from "../login/useSignInForm.ts";
import type { Draft, TextName } from "./draft.ts";

/** A problem of a field that is found without the server; null if the field is valid. */
export function problemOf(
  field: Pick<RegistrationField, "isRequired" | "minLength" | "maxLength" | "pattern">,
  name: TextName,
  draft: Draft,
  context: { readonly form: RegistrationFormBody; readonly country: PhoneCountry | undefined },
): Problem | null {
  const value = draft[name].trim();
  if (value === "") return field.isRequired ? { textKey: missing[name] } : null;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = field;
  if (name === "password") return passwordProblem(draft.password, context.form.passwordRules);
  if (name === "phone") return tooShort(value, context.country);
  if (name === "email" && !isEmail(value)) return { textKey: "registration.emailWrong" };
  if (name === "dateBirthday" && !/^\d{4}-\d\d-\d\d$/.test(value))
    return { textKey: missing[name] };
  if (value.length < minLength)
    return { textKey: "registration.short", values: { count: minLength } };
  if (value.length > maxLength)
    return { textKey: "registration.long", values: { count: maxLength } };
  return pattern !== undefined && !isMatch(pattern, value)
    ? { textKey: "registration.format" }
    : null;
}

const missing: Readonly<Record<TextName, TranslationKey>> = {
  promoCode: "registration.missing",
  phone: "session.phoneMissing",
  code: "registration.codeMissing",
  email: "registration.emailMissing",
  password: "session.passwordMissing",
  name: "registration.nameMissing",
  surname: "registration.surnameMissing",
  middleName: "registration.missing",
  dateBirthday: "registration.birthdayMissing",
};

/** Checks a password against the rules of the server. */
function passwordProblem(
  password: string,
  { minLength, isDigitRequired, isLetterRequired }: RegistrationFormBody["passwordRules"],
): Problem | null {
  if ([...password].length < minLength)
    return { textKey: "registration.passwordShort", values: { count: minLength } };
  if (isDigitRequired && !/\d/.test(password)) return { textKey: "registration.passwordDigit" };
  return isLetterRequired && !/\p{L}/u.test(password)
    ? { textKey: "registration.passwordLetter" }
    : null;
}

/** An invalid pattern accepts every value: the server checks the value again. */
function isMatch(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return true;
  }
}
