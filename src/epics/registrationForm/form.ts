import { exhaustMap, ignoreElements, switchMap } from "rxjs";
import {
  RegistrationForm,
  RegistrationCodeAsked,
  RegistrationFormOpened,
  RegistrationSms,
} from "../../events/registrationForm/events.ts";
import type { Epic } from "../epic.ts";

/** What the server asks of a new player, each time the form is opened: the answer is shared and short-lived. */
export const loadRegistrationForm: Epic = {
  name: "registrationForm/form",
  run: (deps) =>
    deps.on(RegistrationFormOpened).pipe(
      switchMap(({ data }) => deps.call(RegistrationForm, data)),
      ignoreElements(),
    ),
};

/** Has the code for a phone sent. */
export const sendRegistrationCode: Epic = {
  name: "registrationForm/code",
  run: (deps) =>
    deps.on(RegistrationCodeAsked).pipe(
      exhaustMap(({ data }) => deps.call(RegistrationSms, data)),
      ignoreElements(),
    ),
};
