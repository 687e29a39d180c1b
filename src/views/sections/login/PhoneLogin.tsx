import { useState } from "react";
import { OpenSignInForm } from "../../../commands/auth.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { type PhoneCountry, PhoneField } from "../../components/PhoneField.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { PhoneCountry as PhoneCountrySheet } from "../../modals/PhoneCountry.tsx";

/** The phone number with its country; its place is kept until the countries are here. */
export function PhoneLogin(props: {
  /** Of the number's field. */
  id: string;
  countries: readonly PhoneCountry[];
  country: PhoneCountry | undefined;
  digits: string;
  error: string | undefined;
  onChange: (digits: string, country: PhoneCountry) => void;
  onBlur: () => void;
}) {
  const { countries, country, digits, error, onChange, onBlur } = props;
  const t = useTranslation();
  const [isChoosing, setIsChoosing] = useState(false);
  if (country === undefined) return <NoCountries />;
  return (
    <>
      <PhoneField
        id={props.id}
        label={t("session.phone")}
        countries={countries}
        country={country}
        digits={digits}
        error={error}
        onChange={onChange}
        onCountry={() => setIsChoosing(true)}
        onBlur={onBlur}
      />
      {isChoosing && (
        <PhoneCountrySheet
          countries={countries}
          current={country}
          onChoose={(next) => onChange(digits, next)}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}

function NoCountries() {
  const send = useSend();
  const isLost = useSelect(({ auth }) => auth.isCountryListLost);
  return isLost ? (
    <ErrorBlock keptRem={4.5} onRefresh={() => send(OpenSignInForm({}))} />
  ) : (
    <Loading>
      <SkeletonBar heightRem={4.5} />
    </Loading>
  );
}
