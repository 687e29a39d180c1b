import { useTranslation } from "../../infra/i18n.ts";
import { maskPhone, onlyDigits } from "../format/digits.ts";
import { CountryCode } from "./Badge.tsx";
import { Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./PhoneField.module.css";

/** A country by which a phone number is dialled. */
export type PhoneCountry = {
  readonly code: string;
  readonly name: string;
  /** "+381" */
  readonly dial: string;
  /** National number with zeros for digits: "00 000 00 00". */
  readonly mask: string;
};

/** National number in its country's mask. A pasted full number picks its country. */
export function PhoneField(props: {
  label: string;
  country: PhoneCountry;
  /** All that can be picked; only they are recognised in a pasted number. */
  countries: readonly PhoneCountry[];
  /** Digits of the national number. */
  digits: string;
  onChange: (digits: string, country: PhoneCountry) => void;
  onCountry: () => void;
  onBlur?: (() => void) | undefined;
  error?: string | undefined;
  id?: string | undefined;
}) {
  const { country, countries, digits } = props;
  const t = useTranslation();
  const change = (text: string) => {
    const typed = onlyDigits(text);
    const other = text.trim().startsWith("+") ? dialled(typed, countries) : undefined;
    if (other === undefined) props.onChange(typed.slice(0, maxDigits(country)), country);
    else props.onChange(typed.slice(onlyDigits(other.dial).length), other);
  };
  return (
    <Field
      label={props.label}
      value={maskPhone(digits, country.mask)}
      onChange={change}
      onBlur={props.onBlur}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
      placeholder={country.mask}
      error={props.error}
      id={props.id}
      before={
        <button
          type="button"
          className={styles.country}
          aria-haspopup="dialog"
          aria-label={t("session.countryCode", {
            code: country.code.toUpperCase(),
            dial: country.dial,
            country: country.name,
          })}
          onClick={props.onCountry}
        >
          <CountryCode code={country.code} />
          {country.dial}
          <Icon name="chevron-down" size="xs" />
        </button>
      }
    />
  );
}

/** Digits that fit the mask. */
export const maxDigits = (country: PhoneCountry): number => country.mask.split("0").length - 1;

/** The country whose dial code begins the number; the longest wins, +7 against +77. */
function dialled(digits: string, countries: readonly PhoneCountry[]): PhoneCountry | undefined {
  return [...countries]
    .sort((a, b) => b.dial.length - a.dial.length)
    .find((country) => digits.startsWith(onlyDigits(country.dial)));
}
