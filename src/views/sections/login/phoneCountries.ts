import type { AuthState } from "../../../events/auth/index.ts";
import { maxDigits, type PhoneCountry } from "../../components/PhoneField.tsx";

/** Accepts any number; used if a country has no mask. */
const freeMask = "000 000 000 000";

/**
 * Countries with their masks, matched by id. Digit placeholders of a mask become zeros. [auth-014] [auth-015]
 */
export function phoneCountriesOf({
  phoneCountries,
  phoneMasks,
}: Pick<AuthState, "phoneCountries" | "phoneMasks">): readonly PhoneCountry[] {
  return phoneCountries.map(({ id, name, phoneCode, code }) => {
    const mask = phoneMasks.find(({ CountryId }) => CountryId === id)?.Mask ?? "";
    return {
      code: code.toUpperCase(),
      name,
      dial: phoneCode,
      mask: /[#0_]/.test(mask) ? mask.replace(/[#_]/g, "0") : freeMask,
    };
  });
}

/** Minimum number of digits of a phone number in the country. */
export const leastDigits = (country: PhoneCountry): number =>
  country.mask === freeMask ? 4 : maxDigits(country);
