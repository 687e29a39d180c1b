import { useState } from "react";
import {
  AskRegistrationCode,
  OpenRegistrationForm,
  Register,
} from "../../../commands/registrationForm.ts";
import type { RegistrationType } from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { useForm } from "../../forms/useForm.ts";
import { useSelect } from "../../hooks/useSelect.ts";
import { toBeSealed } from "../../forms/toBeSealed.ts";
import { useSend } from "../../hooks/useSend.ts";
import { type Draft, emptyDraft, isText, orderOf, type TextName } from "./draft.ts";
import { problemOf } from "./problems.ts";

export type Entry = ReturnType<typeof useRegistration>;

/** In form order. */
const textsOf: Readonly<Record<RegistrationType, readonly TextName[]>> = {
  fast_reg: ["promoCode"],
  phone_reg: ["phone", "code", "promoCode"],
  full_reg: ["email", "password", "name", "surname", "middleName", "dateBirthday", "promoCode"],
};

/** The draft of a registration; a single command sends it, with its private fields sealed. */
export function useRegistration(
  body: RegistrationFormBody,
  type: RegistrationType,
  countries: readonly PhoneCountry[],
) {
  const send = useSend();
  const countryId = useSelect(({ shell }) => shell.config?.geo?.countryId);
  const fields = body.types.find((form) => form.type === type)?.fields ?? [];
  const fieldNamed = (name: keyof Draft) =>
    // The code is not a field of the server form: it answers a text message.
    name === "code" ? { name, isRequired: true } : fields.find((field) => field.name === name);
  const [dialledCountry, setDialledCountry] = useState<PhoneCountry>();
  const phoneCountries = useSelect(({ auth }) => auth.phoneCountries);
  const countryOf = (draft: Draft): PhoneCountry | undefined => {
    const index = phoneCountries.findIndex(({ id }) => id === draft.countryId);
    return dialledCountry ?? countries[Math.max(0, index)];
  };
  const form = useForm<Draft>({
    id: "registration",
    initial: () => ({
      ...emptyDraft,
      countryId: countryId ?? 1,
      currencyId: body.currencies[0]?.id ?? 0,
    }),
    problemOf(name, draft) {
      if (name === "isAccepted")
        return draft.isAccepted ? null : { textKey: "registration.consentMissing" };
      const field = fieldNamed(name);
      return field === undefined || !isText(name)
        ? null
        : problemOf(field, name, draft, { form: body, country: countryOf(draft) });
    },
  });
  const { draft } = form;
  const [sentDraft, setSentDraft] = useState<Draft>();
  const [codePhone, setCodePhone] = useState<string>();
  const hasCode = useSelect(({ registrationForm }) => registrationForm.code.length > 0);
  const country = countryOf(draft);
  const number = `${country?.dial ?? ""} ${draft.phone}`;
  const isCodeAsked = codePhone === number;
  const isCodeSent = isCodeAsked && hasCode;
  const shownNames = textsOf[type].filter((name) => fieldNamed(name) !== undefined);

  const askCode = () => {
    if (!form.validate(["phone"])) return;
    setCodePhone(number);
    const phone = toBeSealed(draft.phone);
    send(AskRegistrationCode({ phoneCode: country?.dial ?? "", phone }));
  };
  const submit = () => {
    if (type === "phone_reg" && !isCodeSent) return askCode();
    if (!form.validate([...shownNames, "isAccepted"])) return;
    setSentDraft(draft);
    send(Register(orderOf(type, draft, country)));
  };
  return {
    ...form,
    body,
    /** The draft that was last sent; the server's answer refers to it. */
    sentDraft,
    country,
    /** For the number that is currently typed. */
    isCodeAsked,
    isCodeSent,
    isShown: (name: TextName) => shownNames.includes(name),
    isOptional: (name: TextName) => fieldNamed(name)?.isRequired !== true,
    hasNews: fields.some(({ name }) => name === "isNewsAccepted"),
    chooseCountry: (id: number) => {
      form.change({ countryId: id });
      setDialledCountry(undefined);
      send(OpenRegistrationForm({ countryId: id }));
    },
    changePhone: (phone: string, nextCountry: PhoneCountry) => {
      form.change({ phone, code: "" });
      setDialledCountry(nextCountry);
    },
    askCode,
    submit,
  };
}
