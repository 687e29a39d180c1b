import { useState } from "react";
import { OpenSignInForm } from "../../../commands/auth.ts";
import { useTranslation } from "../../../infra/i18n.ts";
import { ErrorBlock } from "../../components/ErrorBlock.tsx";
import { type PhoneCountry, PhoneField } from "../../components/PhoneField.tsx";
import { SkeletonBar, Loading } from "../../components/Skeleton.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { useSend } from "../../hooks/useSend.ts";
import { PhoneCountry as PhoneCountrySheet } from "../../modals/PhoneCountry.tsx";

/** The phone number with its country; a skeleton keeps its space until the countries are loaded. */
export function PhoneLogin(props: {
  /** Id of the number field. */
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
          onChoose={(nextCountry) => onChange(digits, nextCountry)}
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
