import { useTranslation } from "../../infra/i18n.ts";
import { maskPhone, onlyDigits } from "../format/digits.ts";
import { CountryCode } from "./Badge.tsx";
import { Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";
import styles from "./PhoneField.module.css";

/** A country with its dial code and the mask of its phone numbers. */
export type PhoneCountry = {
  readonly code: string;
  readonly name: string;
  /** "+381" */
  readonly dial: string;
  /** National number with zeros for digits: "00 000 00 00". */
  readonly mask: string;
};

/** A national number in its country's mask. Pasting an international number selects its country. */
export function PhoneField(props: {
  label: string;
  country: PhoneCountry;
  /** The countries to choose from; a pasted number is matched against these only. */
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
  const handleChange = (text: string) => {
    const typedDigits = onlyDigits(text);
    const pastedCountry = text.trim().startsWith("+")
      ? countryOfNumber(typedDigits, countries)
      : undefined;
    if (pastedCountry === undefined)
      props.onChange(typedDigits.slice(0, maxDigits(country)), country);
    else props.onChange(typedDigits.slice(onlyDigits(pastedCountry.dial).length), pastedCountry);
  };
  return (
    <Field
      label={props.label}
      value={maskPhone(digits, country.mask)}
      onChange={handleChange}
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

/** Number of digits in the mask. */
export const maxDigits = (country: PhoneCountry): number => country.mask.split("0").length - 1;

/** The country whose dial code the number starts with; the longest match wins: +77 over +7. */
function countryOfNumber(
  digits: string,
  countries: readonly PhoneCountry[],
): PhoneCountry | undefined {
  return [...countries]
    .sort((a, b) => b.dial.length - a.dial.length)
    .find((country) => digits.startsWith(onlyDigits(country.dial)));
}
