import { useState } from "react";
import { useWords } from "../../../infra/i18n.ts";
import { type PhoneCountry, PhoneField } from "../../components/PhoneField.tsx";
import { Bone, Loading } from "../../components/Skeleton.tsx";
import { CountrySheet } from "./CountrySheet.tsx";
import { fieldId } from "./useSignInForm.ts";

/** The phone number with its country; its place is kept until the countries are here. */
export function PhoneLogin(props: {
  countries: readonly PhoneCountry[];
  country: PhoneCountry | undefined;
  digits: string;
  error: string | undefined;
  onChange: (digits: string, country: PhoneCountry) => void;
  onBlur: () => void;
}) {
  const { countries, country, digits, error, onChange, onBlur } = props;
  const words = useWords();
  const [isChoosing, setIsChoosing] = useState(false);
  if (country === undefined) {
    return (
      <Loading>
        <Bone heightRem={4.5} />
      </Loading>
    );
  }
  return (
    <>
      <PhoneField
        id={fieldId("phone")}
        label={words("session.phone")}
        countries={countries}
        country={country}
        digits={digits}
        error={error}
        onChange={onChange}
        onCountry={() => setIsChoosing(true)}
        onBlur={onBlur}
      />
      {isChoosing && (
        <CountrySheet
          countries={countries}
          current={country}
          onChoose={(next) => onChange(digits, next)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
