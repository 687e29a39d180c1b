import type { AuthState } from "../../../events/auth/index.ts";
import { maxDigits, type PhoneCountry } from "../../components/PhoneField.tsx";

/** Takes any number as it comes, where a country has no mask. */
const freeMask = "000 000 000 000";

/**
 * Countries with their masks, matched by id; signs of the mask that stand for digits become zeros. [auth-014]
 * [auth-015]
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

/** How many digits a number of the country has at least. */
export const leastDigits = (country: PhoneCountry): number =>
  country.mask === freeMask ? 4 : maxDigits(country);
