import { useMemo } from "react";
import type { PhoneCountry } from "../../components/PhoneField.tsx";
import { useSelect } from "../../hooks/useSelect.ts";
import { phoneCountriesOf } from "./phoneCountries.ts";

export function usePhoneCountries(): readonly PhoneCountry[] {
  const phoneCountries = useSelect(({ auth }) => auth.phoneCountries);
  const phoneMasks = useSelect(({ auth }) => auth.phoneMasks);
  return useMemo(
    () => phoneCountriesOf({ phoneCountries, phoneMasks }),
    [phoneCountries, phoneMasks],
  );
}
