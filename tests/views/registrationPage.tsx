import { PhoneCountries, PhoneMasks } from "../../src/events/auth/events.ts";
import type { Draft } from "../../src/events/define.ts";
import { RegistrationForm } from "../../src/events/registrationForm/events.ts";
import { Registration } from "../../src/views/sections/registration/Registration.tsx";
import { registrationForm } from "../kit/site.ts";
import { control, show, received, visitor } from "./player.tsx";
import { registrationConfig } from "./registrationConfig.ts";
import { one, tap } from "./render.tsx";

const form = RegistrationForm.answered({
  call: 1,
  ask: { countryId: 17 },
  body: registrationForm,
});
const countries = PhoneCountries.answered({
  call: 2,
  ask: {},
  body: { items: [{ id: 17, name: "Malta", country_code: "MT", tel_code: "356" }] },
});
const masks = PhoneMasks.answered({
  call: 3,
  ask: {},
  body: { items: [{ CountryId: 17, Mask: "#### ####", Min: 8, Max: 8 }] },
});

/** The registration page, with a client that has also received these events. */
export const open = (...events: readonly Draft[]) => {
  const fake = received(visitor, registrationConfig(), form, countries, masks, ...events);
  const page = show(fake, <Registration />);
  return { fake, page, commands: () => fake.sent.filter(({ type }) => type === "Register") };
};
export const way = (page: HTMLElement, name: string) => tap(control(page, name));
export const field = (page: HTMLElement, name: string) => one(page, `#registration-${name}`);
export const submit = (page: HTMLElement) => tap(one(page, "button[type=submit]"));
export const agree = (page: HTMLElement) => tap(field(page, "isAccepted"));
