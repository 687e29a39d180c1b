import * as t from "io-ts";
import type { InstalledConfig } from "../userConfig/state.ts";

/** Personal data as the collector names them: only that one of them was changed, never what it is. [analytics-012] */
export const PersonalField = t.keyof({
  name: null,
  surname: null,
  middle_name: null,
  birthday_date: null,
  birthday_place: null,
  region: null,
  city: null,
  country: null,
  registration_address: null,
  passport_number: null,
  passport_series: null,
  passport_issue_date: null,
  document_type: null,
  issued_by: null,
  inn: null,
  user_main_id: null,
  active_id: null,
  phone: null,
  email: null,
  login: null,
  pin_code: null,
});
export type PersonalField = t.TypeOf<typeof PersonalField>;

/** Where the user config has them. Private values compare by their stand-ins. */
const valuesOf = ({ user_data: data, ...config }: InstalledConfig) =>
  ({
    name: data.name,
    surname: data.surname,
    birthday_date: data.date_birthday,
    country: config.user_country_id,
    registration_address: data.registration_address,
    passport_number: data.passport,
    passport_issue_date: data.passport_date,
    document_type: data.document_type_id,
    inn: data.inn,
    phone: config.phone_number,
    email: config.user_email,
    user_main_id: config.user_id,
  }) as const satisfies Partial<Readonly<Record<PersonalField, unknown>>>;

/** Names of the personal data that differ between two configs of a player. */
export function changedFields(
  before: InstalledConfig,
  after: InstalledConfig,
): readonly PersonalField[] {
  const [was, is] = [valuesOf(before), valuesOf(after)];
  const names = Object.keys(is).filter(PersonalField.is);
  return names.filter((name) => Reflect.get(was, name) !== Reflect.get(is, name));
}
