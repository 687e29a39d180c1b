import { type RefObject, useRef, useState } from "react";
import { SignIn } from "../../../commands/auth.ts";
import type { Credentials } from "../../../events/auth/events.ts";
import type { SignInForm } from "../../../events/auth/index.ts";
import type { TranslationKey } from "../../../infra/i18n.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useSend } from "../../hooks/useSend.ts";
import { faultOf, type FieldName, type Fields } from "./fields.ts";

/** Read in this order, so that the first fault takes the focus. */
const fieldsOf: Readonly<Record<SignInForm, readonly FieldName[]>> = {
  login_password: ["login", "password"],
  phone_password: ["phone", "password"],
};

/**
 * What was typed stays in the form; it leaves by one order, whose private fields the bus seals at its door. [auth-002]
 */
export function useSignInForm(form: SignInForm, country: PhoneCountry | undefined) {
  const send = useSend();
  const element: RefObject<HTMLFormElement | null> = useRef(null);
  const [fields, setFields] = useState<Fields>({ login: "", phone: "", password: "" });
  const [faults, setFaults] = useState<Partial<Record<FieldName, TranslationKey>>>({});
  const [isRemembered, setIsRemembered] = useState(true);

  const check = (name: FieldName): boolean => {
    const fault = faultOf(name, fields, country);
    setFaults(({ [name]: _old, ...others }) =>
      fault === null ? others : { ...others, [name]: fault },
    );
    return fault === null;
  };
  const change = (name: FieldName, value: string) => {
    setFields((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _old, ...others }) => others);
  };
  const submit = () => {
    const faulty = fieldsOf[form].filter((name) => !check(name));
    const [first] = faulty;
    if (first === undefined) send(SignIn(credentials(form, fields, country, isRemembered)));
    else element.current?.querySelector<HTMLElement>(`#${fieldId(first)}`)?.focus();
  };
  return {
    element,
    fields,
    faults,
    isRemembered,
    change,
    setIsRemembered,
    submit,
    /** An empty field that was only passed through is not yet wrong. */
    leave: (name: FieldName) => {
      if (fields[name] !== "") check(name);
    },
  };
}

export const fieldId = (name: FieldName): string => `sign-in-${name}`;

function credentials(
  form: SignInForm,
  { login, phone, password }: Fields,
  country: PhoneCountry | undefined,
  isRemembered: boolean,
): Credentials {
  const rest = { password: toBeSealed(password), isRemembered };
  return form === "login_password"
    ? { form, login: toBeSealed(login.trim()), ...rest }
    : { form, phoneCode: country?.dial ?? "", phone: toBeSealed(phone), ...rest };
}
