import type { TranslationKey } from "../../../infra/i18n.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { leastDigits } from "./phoneCountries.ts";

export type Fields = {
  readonly login: string;
  /** Digits of the national number. */
  readonly phone: string;
  readonly password: string;
};
export type FieldName = keyof Fields;

/** What is wrong with a field, found without asking the server; null when it can be sent. */
export function faultOf(
  name: FieldName,
  fields: Fields,
  country: PhoneCountry | undefined,
): TranslationKey | null {
  const value = fields[name].trim();
  switch (name) {
    case "login":
      return value === "" ? "session.loginMissing" : null;
    case "phone":
      if (value === "") return "session.phoneMissing";
      return country !== undefined && value.length < leastDigits(country)
        ? "session.phoneShort"
        : null;
    case "password":
      return fields.password === "" ? "session.passwordMissing" : null;
  }
}
