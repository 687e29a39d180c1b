import { useState } from "react";
import { useWords } from "../../../infra/i18n.ts";
import { Field } from "../../components/Field.tsx";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { Sheet } from "../../components/Sheet.tsx";
import styles from "./Login.module.css";

/** The country of a phone number, found by its name or code. */
export function CountrySheet(props: {
  countries: readonly PhoneCountry[];
  current: PhoneCountry;
  onChoose: (country: PhoneCountry) => void;
  onClose: () => void;
}) {
  const { countries, current, onChoose, onClose } = props;
  const words = useWords();
  const [sought, setSought] = useState("");
  const found = countries.filter((country) => isFound(country, sought));
  return (
    <Sheet title={words("session.country")} onClose={onClose}>
      <div className={styles.search}>
        <Field
          label={words("session.findCountry")}
          type="search"
          inputMode="search"
          autoComplete="off"
          value={sought}
          onChange={setSought}
        />
      </div>
      <p className={styles.nothing} role="status">
        {found.length === 0 && words("shell.nothingFound")}
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

function isFound({ name, code, dial }: PhoneCountry, sought: string): boolean {
  const text = sought.trim().toLowerCase();
  return [name, code, dial].some((part) => part.toLowerCase().includes(text));
}
