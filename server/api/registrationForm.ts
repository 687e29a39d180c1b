import type { Language } from "../feed/cards.ts";
import type { App, Service } from "../http/environment.ts";
import { invalid } from "../http/errors.ts";
import { naturalIn, pageLanguage } from "../http/query.ts";
import { sendShared } from "../http/shared.ts";
import { currencies } from "../players/currencies.ts";
import { passwordRules } from "../players/newPlayers.ts";
import { countryChoices, isCountry } from "./reference.ts";
import { registrationTypes } from "./registrationTypes.ts";

/** getRegistrationForm. */
export function registrationFormCalls(app: App, { isProduction }: Service): void {
  app.get("/web-api/registration/form", (call) => {
    const lng = pageLanguage(call);
    const countryId = naturalIn(call, "countryId");
    if (countryId === null || !isCountry(countryId))
      throw invalid("countryId", "unknown", "no country has this id");
    return sendShared(call, "public, max-age=300", {
      types: registrationTypes(isProduction).map((type) => ({ type, fields: fieldsOf(type, lng) })),
      currencies: currencies.map(({ id, iso, name }) => ({ id, iso, name: name[lng] })),
      // Registration itself brings no bonus here: bonuses come from promotions and promo codes.
      bonuses: [],
      passwordRules,
    });
  });
}

function fieldsOf(type: ReturnType<typeof registrationTypes>[number], lng: Language) {
  const locationFields = [
    { name: "countryId", isRequired: true, options: countryChoices(lng) },
    { name: "currencyId", isRequired: true },
  ];
  switch (type) {
    case "fast_reg":
      return locationFields;
    case "phone_reg":
      return [...locationFields, { name: "phone", isRequired: true }];
    case "full_reg":
      return [
        { name: "email", isRequired: true, maxLength: 254 },
        { name: "password", isRequired: true, minLength: passwordRules.minLength, maxLength: 128 },
        { name: "name", isRequired: true, maxLength: 64 },
        { name: "surname", isRequired: true, maxLength: 64 },
        { name: "middleName", isRequired: false, maxLength: 64 },
        { name: "dateBirthday", isRequired: true },
        ...locationFields,
        { name: "isNewsAccepted", isRequired: false },
      ];
  }
}
