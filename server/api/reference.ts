import type { Language } from "../feed/cards.ts";
import { type CountryCode, countryIds } from "../feed/countryIds.ts";
import type { Texts } from "../feed/types.ts";
import type { App } from "../http/environment.ts";
import { pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { minorDigits } from "../../src/events/money/minorUnits.ts";
import { currencies } from "../players/currencies.ts";

type PhoneCountry = { id: number; name: Texts; code: string; dial: string; mask: string };

const phoneCountries: readonly PhoneCountry[] = [
  country("AT", "43", "### #######", "Austria", "Австрия"),
  country("KZ", "7", "(###) ###-##-##", "Kazakhstan", "Казахстан"),
  country("BE", "32", "### ## ## ##", "Belgium", "Бельгия"),
  country("BR", "55", "(##) #####-####", "Brazil", "Бразилия"),
  country("CZ", "420", "### ### ###", "Czechia", "Чехия"),
  country("DE", "49", "#### #######", "Germany", "Германия"),
  country("EE", "372", "#### ####", "Estonia", "Эстония"),
  country("ES", "34", "### ### ###", "Spain", "Испания"),
  country("FI", "358", "## ### ####", "Finland", "Финляндия"),
  country("FR", "33", "# ## ## ## ##", "France", "Франция"),
  country("GB", "44", "#### ######", "United Kingdom", "Великобритания"),
  country("GE", "995", "### ### ###", "Georgia", "Грузия"),
  country("IE", "353", "## ### ####", "Ireland", "Ирландия"),
  country("IT", "39", "### ### ####", "Italy", "Италия"),
  country("LT", "370", "### #####", "Lithuania", "Литва"),
  country("LV", "371", "## ### ###", "Latvia", "Латвия"),
  country("MT", "356", "#### ####", "Malta", "Мальта"),
  country("NL", "31", "# ########", "Netherlands", "Нидерланды"),
  country("NO", "47", "### ## ###", "Norway", "Норвегия"),
  country("PL", "48", "### ### ###", "Poland", "Польша"),
  country("PT", "351", "### ### ###", "Portugal", "Португалия"),
  country("RO", "40", "### ### ###", "Romania", "Румыния"),
  country("RS", "381", "## ### ####", "Serbia", "Сербия"),
  country("SE", "46", "## ### ## ##", "Sweden", "Швеция"),
  country("TR", "90", "### ### ## ##", "Türkiye", "Турция"),
  country("UZ", "998", "## ### ## ##", "Uzbekistan", "Узбекистан"),
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
  code: CountryCode,
  dial: string,
  mask: string,
  en: string,
  ru: string,
): PhoneCountry {
  return { id: countryIds[code], code, dial, mask, name: { en, ru } };
}

function digitsIn(mask: string): number {
  return mask.split("#").length - 1;
}
