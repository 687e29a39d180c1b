import type {
  RegistrationOrder,
  RegistrationType,
} from "../../../events/registrationForm/events.ts";
import type { RegistrationFormBody } from "../../../events/registrationForm/index.ts";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { toBeSealed } from "../../forms/toBeSealed.ts";

/** The input of the form; it is sent by a single command. */
export type Draft = {
  readonly countryId: number;
  readonly currencyId: number;
  readonly bonusId: 0 | 1 | 2;
  readonly promoCode: string;
  /** Digits of the national number. */
  readonly phone: string;
  readonly code: string;
  readonly email: string;
  readonly password: string;
  readonly name: string;
  readonly surname: string;
  readonly middleName: string;
  /** YYYY-MM-DD */
  readonly dateBirthday: string;
  readonly isNewsAccepted: boolean;
  readonly isAccepted: boolean;
};
export type TextName = {
  [Name in keyof Draft]: Draft[Name] extends string ? Name : never;
}[keyof Draft];

export const isText = (name: keyof Draft): name is TextName =>
  typeof { ...emptyDraft, countryId: 0, currencyId: 0 }[name] === "string";

/** No consent and no bonus are preselected. [auth-006] */
export const emptyDraft: Omit<Draft, "countryId" | "currencyId"> = {
  bonusId: 0,
  promoCode: "",
  phone: "",
  code: "",
  email: "",
  password: "",
  name: "",
  surname: "",
  middleName: "",
  dateBirthday: "",
  isNewsAccepted: false,
  isAccepted: false,
};

/** The ways to register that the form supports. [auth-005] */
export const waysOf = (form: RegistrationFormBody): readonly RegistrationType[] =>
  (["fast_reg", "phone_reg", "full_reg"] as const).filter((way) =>
    form.types.some(({ type }) => type === way),
  );

/** Command data of a complete draft: plain text only until the bus, which seals it before recording. */
export function orderOf(
  type: RegistrationType,
  draft: Draft,
  country: PhoneCountry | undefined,
): RegistrationOrder {
  const { countryId, currencyId, bonusId, isAccepted, promoCode, middleName } = draft;
  const common = {
    countryId,
    currencyId,
    bonusId,
    isTermsAccepted: isAccepted,
    ...(promoCode.trim() === "" ? {} : { promoCode: toBeSealed(promoCode.trim()) }),
  };
  switch (type) {
    case "fast_reg":
      return { type, ...common };
    case "phone_reg":
      return {
        type,
        ...common,
        phoneCode: country?.dial ?? "",
        phone: toBeSealed(draft.phone),
        code: toBeSealed(draft.code.trim()),
      };
    case "full_reg":
      return {
        type,
        ...common,
        email: toBeSealed(draft.email.trim()),
        password: toBeSealed(draft.password),
        name: toBeSealed(draft.name.trim()),
        surname: toBeSealed(draft.surname.trim()),
        dateBirthday: toBeSealed(draft.dateBirthday),
        isNewsAccepted: draft.isNewsAccepted,
        ...(middleName.trim() === "" ? {} : { middleName: toBeSealed(middleName.trim()) }),
      };
  }
}
