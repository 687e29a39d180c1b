import { useState } from "react";
import { useTranslation } from "../../infra/i18n.ts";
import { Field } from "../components/Field.tsx";
import type { PhoneCountry as Country } from "../components/PhoneField.tsx";
import { Sheet } from "../components/Sheet.tsx";
import styles from "./PhoneCountry.module.css";

/** The country of a phone number, found by its code or its name. [modals-006] [auth-012] */
export function PhoneCountry(props: {
  countries: readonly Country[];
  current: Country;
  onChoose: (country: Country) => void;
  onClose: () => void;
}) {
  const { countries, current, onChoose, onClose } = props;
  const t = useTranslation();
  const [sought, setSought] = useState("");
  const found = countries.filter((country) => isFound(country, sought));
  return (
    <Sheet title={t("modals.phoneCountry")} hasBack onClose={onClose}>
      <div className={styles.search}>
        <Field
          label={t("modals.phoneCode")}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={sought}
          onChange={setSought}
        />
      </div>
      <p className={styles.nothing} role="status">
        {found.length === 0 && t("modals.phoneCountryMissing", { sought: sought.trim() })}
      </p>
      <ul className={styles.countries}>
        {found.map((country) => (
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

/** By name or letters of the country, or by its code with or without its plus or double zero. */
function isFound({ name, code, dial }: Country, sought: string): boolean {
  const text = sought
    .trim()
    .toLowerCase()
    .replace(/^(\+|00)\s*(?=\d)/, "");
  const digits = dial.replace(/\D/g, "");
  if (/^\d+$/.test(text)) return digits.startsWith(text);
  return [name, code, dial].some((part) => part.toLowerCase().includes(text));
}
