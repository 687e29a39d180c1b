import type { RegistrationField } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import type { TranslationKey } from "../../../infra/i18n.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { leastDigits } from "../login/phoneCountries.ts";
import type { Draft, TextName } from "./draft.ts";

export type Fault = {
  readonly textKey: TranslationKey;
  readonly values?: Record<string, string | number>;
};

/** What is wrong with a field, found without asking the server; null when it can be sent. */
export function faultOf(
  field: Pick<RegistrationField, "isRequired" | "minLength" | "maxLength" | "pattern">,
  name: TextName,
  draft: Draft,
  context: { readonly form: RegistrationFormBody; readonly country: PhoneCountry | undefined },
): Fault | null {
  const value = draft[name].trim();
  if (value === "") return field.isRequired ? { textKey: missing[name] } : null;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern } = field;
  if (name === "password") return passwordFault(draft.password, context.form.passwordRules);
  if (name === "phone") {
    const { country } = context;
    return country !== undefined && value.length < leastDigits(country)
      ? { textKey: "session.phoneShort", values: { example: country.mask } }
      : null;
  }
  if (name === "email" && !/^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(value))
    return { textKey: "registration.emailWrong" };
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

/** A password by the rules that the server told. */
function passwordFault(
  password: string,
  { minLength, isDigitRequired, isLetterRequired }: RegistrationFormBody["passwordRules"],
): Fault | null {
  if ([...password].length < minLength)
    return { textKey: "registration.passwordShort", values: { count: minLength } };
  if (isDigitRequired && !/\d/.test(password)) return { textKey: "registration.passwordDigit" };
  return isLetterRequired && !/\p{L}/u.test(password)
    ? { textKey: "registration.passwordLetter" }
    : null;
}

/** A pattern of the server that is none lets everything through: the server looks again. */
function isMatch(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, "u").test(value);
  } catch {
    return true;
  }
}
