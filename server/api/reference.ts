import type { Language } from "../feed/cards.ts";
import type { Texts } from "../feed/types.ts";
import type { App } from "../http/environment.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { minorDigits } from "../../src/events/money/minorUnits.ts";
import { currencies } from "../players/currencies.ts";

type PhoneCountry = { id: number; name: Texts; code: string; dial: string; mask: string };

const phoneCountries: readonly PhoneCountry[] = [
  country(1, "AT", "43", "### #######", "Austria", "Австрия"),
  country(2, "KZ", "7", "(###) ###-##-##", "Kazakhstan", "Казахстан"),
  country(3, "BE", "32", "### ## ## ##", "Belgium", "Бельгия"),
  country(4, "BR", "55", "(##) #####-####", "Brazil", "Бразилия"),
  country(5, "CZ", "420", "### ### ###", "Czechia", "Чехия"),
  country(6, "DE", "49", "#### #######", "Germany", "Германия"),
  country(7, "EE", "372", "#### ####", "Estonia", "Эстония"),
  country(8, "ES", "34", "### ### ###", "Spain", "Испания"),
  country(9, "FI", "358", "## ### ####", "Finland", "Финляндия"),
  country(10, "FR", "33", "# ## ## ## ##", "France", "Франция"),
  country(11, "GB", "44", "#### ######", "United Kingdom", "Великобритания"),
  country(12, "GE", "995", "### ### ###", "Georgia", "Грузия"),
  country(13, "IE", "353", "## ### ####", "Ireland", "Ирландия"),
  country(14, "IT", "39", "### ### ####", "Italy", "Италия"),
  country(15, "LT", "370", "### #####", "Lithuania", "Литва"),
  country(16, "LV", "371", "## ### ###", "Latvia", "Латвия"),
  country(17, "MT", "356", "#### ####", "Malta", "Мальта"),
  country(18, "NL", "31", "# ########", "Netherlands", "Нидерланды"),
  country(19, "NO", "47", "### ## ###", "Norway", "Норвегия"),
  country(20, "PL", "48", "### ### ###", "Poland", "Польша"),
  country(21, "PT", "351", "### ### ###", "Portugal", "Португалия"),
  country(22, "RO", "40", "### ### ###", "Romania", "Румыния"),
  country(23, "RS", "381", "## ### ####", "Serbia", "Сербия"),
  country(24, "SE", "46", "## ### ## ##", "Sweden", "Швеция"),
  country(25, "TR", "90", "### ### ## ##", "Türkiye", "Турция"),
  country(26, "UZ", "998", "## ### ## ##", "Uzbekistan", "Узбекистан"),
];

/** Countries sorted by name, for a select field. */
export const countryChoices = (lng: Language): { readonly id: number; readonly name: string }[] =>
  phoneCountries
    .map(({ id, name }) => ({ id, name: name[lng] }))
    .sort((a, b) => a.name.localeCompare(b.name, lng));

export const isCountry = (id: number): boolean =>
  phoneCountries.some((country) => country.id === id);

/** Whether a national number has the number of digits used in the country with this calling code. */
export const isPhoneNumber = (code: string, number: string): boolean =>
  phoneCountries.some(({ dial, mask }) => `+${dial}` === code && digitsIn(mask) === number.length);

/** listPhoneCountries, listPhoneMasks, listCurrencies. */
export function referenceCalls(app: App): void {
  app.get("/web-api/api/web/user/v1/phone-countries", (call) => {
    const lng = pageLanguage(call);
    const items = phoneCountries
      .map(({ id, name, code, dial }) => ({
        id,
        name: name[lng],
        country_code: code,
        tel_code: dial,
      }))
      .sort((a, b) => a.name.localeCompare(b.name, lng));
    return sendShared(call, "public, max-age=3600", { items });
  });

  app.get("/web-api/api/web/user/v1/currencies", (call) => {
    const lng = pageLanguage(call);
    const items = currencies.map(({ id, iso, symbol, name }) => ({
      id,
      iso,
      symbol,
      name: name[lng],
      decimals: minorDigits(iso),
    }));
    return sendShared(call, "public, max-age=3600", { items });
  });

  app.get("/web-api/api/web/user/v1/phone-masks", (call) => {
    const countryId = call.req.query("countryId");
    const items = phoneCountries
      .filter(({ id }) => countryId === undefined || String(id) === countryId)
      .map(({ id, mask }) => ({
        CountryId: id,
        Mask: mask,
        Min: digitsIn(mask),
        Max: digitsIn(mask),
      }));
    return sendShared(call, "public, max-age=3600", { items });
  });
}

function country(
  id: number,
  code: string,
  dial: string,
  mask: string,
  en: string,
  ru: string,
): PhoneCountry {
  return { id, code, dial, mask, name: { en, ru } };
}

function digitsIn(mask: string): number {
  return mask.split("#").length - 1;
}
