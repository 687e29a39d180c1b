import type { FieldReader } from "../http/body.ts";
import type { Fields } from "../json.ts";
import { currencyById } from "../players/currencies.ts";
import { isCountry } from "./reference.ts";

/** What every registration contains: country, currency, no bonus, and that the rules were accepted. */
export function commonIn(reader: FieldReader, fields: Fields) {
  const countryId = reader.integer("countryId");
  const currency = currencyById(reader.integer("currencyId"));
  const bonusId = reader.integer("bonusId");
  const hasAccepted = reader.isTrue("isTermsAccepted");
  if (fields["componentsData"] === undefined)
    reader.fail("componentsData", "required", "object, text or null expected");
  if (reader.errors.length === 0) {
    if (!isCountry(countryId)) reader.fail("countryId", "unknown", "no country has this id");
    if (!currency) reader.fail("currencyId", "unknown", "no currency has this id");
    if (bonusId !== 0) reader.fail("bonusId", "enum", "0 expected: no bonus is offered here");
    if (!hasAccepted) reader.fail("isTermsAccepted", "const", "the rules have to be accepted");
  }
  return { countryId, currencyIso: currency?.iso ?? "", bonusId };
}

export function phoneIn(reader: FieldReader): { readonly code: string; readonly number: string } {
  const code = `+${reader.text("phoneCode").replace(/\D/g, "")}`;
  const number = reader.text("phone").replace(/\D/g, "");
  if (!/^\+\d{1,4}$/.test(code)) reader.fail("phoneCode", "format", "a calling code expected");
  if (!/^\d{4,14}$/.test(number)) reader.fail("phone", "format", "digits of a number expected");
  return { code, number };
}

export function emailIn(reader: FieldReader): string {
  const email = reader.text("email").trim().toLowerCase();
  if (email.length > 254 || !/^[^\s@]{1,64}@[^\s@]+\.[^\s@.]+$/.test(email))
    reader.fail("email", "format", "an email expected");
  return email;
}

export function nameIn(reader: FieldReader, field: string): string {
  const name = reader.text(field).trim();
  if (!/^[\p{L}\p{M}' .-]{1,64}$/u.test(name)) reader.fail(field, "format", "a name expected");
  return name;
}

/** A valid date of birth of somebody who is old enough at `now`. */
export function birthdayIn(reader: FieldReader, now: number, leastAge: number): string {
  const text = reader.text("dateBirthday");
  const birthday = /^\d{4}-\d\d-\d\d$/.test(text)
    ? new Date(`${text}T00:00:00Z`)
    : new Date(Number.NaN);
  const isDate = !Number.isNaN(birthday.getTime()) && birthday.toISOString().startsWith(text);
  const latest = new Date(now);
  latest.setUTCFullYear(latest.getUTCFullYear() - leastAge);
  if (!isDate || birthday.getUTCFullYear() < 1900)
    reader.fail("dateBirthday", "format", "a date expected");
  else if (birthday.getTime() > latest.getTime())
    reader.fail("dateBirthday", "age", `only from ${leastAge} years on`);
  return text;
}
