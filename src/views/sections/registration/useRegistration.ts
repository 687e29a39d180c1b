import { useState } from "react";
import {
  AskRegistrationCode,
  OpenRegistrationForm,
  Register,
} from "../../../commands/registrationForm.ts";
import type { RegistrationType } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useSend } from "../../hooks/useSend.ts";
import { type Draft, emptyDraft, orderOf, type TextName } from "./draft.ts";
import { type Fault, faultOf } from "./faults.ts";

export type Entry = ReturnType<typeof useRegistration>;

/** Read in this order, so that the first fault takes the focus. */
const textsOf: Readonly<Record<RegistrationType, readonly TextName[]>> = {
  fast_reg: ["promoCode"],
  phone_reg: ["phone", "code", "promoCode"],
  full_reg: ["email", "password", "name", "surname", "middleName", "dateBirthday", "promoCode"],
};

export const fieldId = (name: TextName | "consent"): string => `registration-${name}`;

/** What is typed stays here; it leaves by one order, whose private fields the bus seals at its door. */
export function useRegistration(
  form: RegistrationFormBody,
  type: RegistrationType,
  countries: readonly PhoneCountry[],
) {
  const send = useSend();
  const countryId = useSelect(({ shell }) => shell.config?.geo?.countryId);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...emptyDraft,
    countryId: countryId ?? 1,
    currencyId: form.currencies[0]?.id ?? 0,
  }));
  const [sentDraft, setSentDraft] = useState<Draft>();
  const [dialled, setDialled] = useState<PhoneCountry>();
  const [faults, setFaults] = useState<Partial<Record<TextName | "consent", Fault>>>({});
  const [coded, setCoded] = useState<string>();
  const hasCode = useSelect(({ registrationForm }) => registrationForm.code.length > 0);
  const phoneCountries = useSelect(({ auth }) => auth.phoneCountries);
  const place = phoneCountries.findIndex(({ id }) => id === draft.countryId);
  const country = dialled ?? countries[Math.max(0, place)];
  const number = `${country?.dial ?? ""} ${draft.phone}`;
  const isCodeAsked = coded === number;
  const isCodeSent = isCodeAsked && hasCode;

  const fields = form.types.find((one) => one.type === type)?.fields ?? [];
  const fieldOf = (name: TextName) =>
    // A code is no field of the form: it answers a message.
    name === "code" ? { name, isRequired: true } : fields.find((field) => field.name === name);
  const shown = textsOf[type].filter((name) => fieldOf(name) !== undefined);

  const put = (name: TextName | "consent", fault: Fault | null) =>
    setFaults(({ [name]: _old, ...others }) =>
      fault === null ? others : { ...others, [name]: fault },
    );
  const check = (name: TextName): boolean => {
    const field = fieldOf(name);
    const fault = field === undefined ? null : faultOf(field, name, draft, { form, country });
    put(name, fault);
    return fault === null;
  };
  const focus = (name: TextName | "consent") => document.getElementById(fieldId(name))?.focus();
  const areFit = (names: readonly TextName[]): boolean => {
    const [first] = names.filter((name) => !check(name));
    if (first !== undefined) focus(first);
    return first === undefined;
  };
  const askCode = () => {
    if (!areFit(["phone"])) return;
    setCoded(number);
    const phone = toBeSealed(draft.phone);
    send(AskRegistrationCode({ phoneCode: country?.dial ?? "", phone }));
  };
  const submit = () => {
    if (type === "phone_reg" && !isCodeSent) return askCode();
    if (!areFit(shown)) return;
    if (!draft.isAccepted) {
      put("consent", { textKey: "registration.consentMissing" });
      return focus("consent");
    }
    setSentDraft(draft);
    send(Register(orderOf(type, draft, country)));
  };
  return {
    form,
    draft,
    faults,
    /** As it was last sent: what the server said is about it. */
    sentDraft,
    country,
    /** For the number that is typed now. */
    isCodeAsked,
    isCodeSent,
    isShown: (name: TextName) => shown.includes(name),
    isOptional: (name: TextName) => fieldOf(name)?.isRequired !== true,
    hasNews: fields.some(({ name }) => name === "isNewsAccepted"),
    change: <N extends keyof Draft>(name: N, value: Draft[N]) => {
      setDraft((before) => ({ ...before, [name]: value }));
      put(name === "isAccepted" ? "consent" : (name as TextName), null);
    },
    chooseCountry: (id: number) => {
      setDraft((before) => ({ ...before, countryId: id }));
      setDialled(undefined);
      send(OpenRegistrationForm({ countryId: id }));
    },
    changePhone: (phone: string, next: PhoneCountry) => {
      setDraft((before) => ({ ...before, phone, code: "" }));
      put("phone", null);
      setDialled(next);
    },
    /** An empty field that was only passed through is not yet wrong. */
    leave: (name: TextName) => {
      if (draft[name] !== "") check(name);
    },
    askCode,
    submit,
  };
}
