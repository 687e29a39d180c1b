import { useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Field } from "../components/Field.tsx";
import type { PhoneCountry as Country } from "../components/PhoneField.tsx";
import { Sheet } from "../components/Sheet.tsx";
import styles from "./PhoneCountry.module.css";

/** Chooses the country of a phone number, by its code or its name. [modals-006] [auth-012] */
export function PhoneCountry(props: {
  countries: readonly Country[];
  current: Country;
  onChoose: (country: Country) => void;
  onClose: () => void;
}) {
  const { countries, current, onChoose, onClose } = props;
  const t = useTranslation();
  const [query, setQuery] = useState("");
  const matches = countries.filter((country) => isMatch(country, query));
  return (
    <Sheet title={t("modals.phoneCountry")} hasBack onClose={onClose}>
      <div className={styles.search}>
        <Field
          label={t("modals.phoneCode")}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={query}
          onChange={setQuery}
        />
      </div>
      <p className={styles.nothing} role="status">
        {matches.length === 0 && t("modals.phoneCountryMissing", { sought: query.trim() })}
      </p>
      <ul className={styles.countries}>
        {matches.map((country) => (
          <li key={country.code}>
            <button
              type="button"
              aria-current={country.code === current.code || undefined}
              onClick={() => {
                onChoose(country);
                onClose();
              }}
            >
              <span>{country.name}</span>
              <span>{country.dial}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

/** Matches the name or letters of the country, or its dialling code with or without a plus or double zero. */
function isMatch({ name, code, dial }: Country, query: string): boolean {
  const text = query
    .trim()
    .toLowerCase()
    .replace(/^(\+|00)\s*(?=\d)/, "");
  const digits = dial.replace(/\D/g, "");
  if (/^\d+$/.test(text)) return digits.startsWith(text);
  return [name, code, dial].some((value) => value.toLowerCase().includes(text));
}
