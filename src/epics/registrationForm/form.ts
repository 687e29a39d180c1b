import { exhaustMap, ignoreElements, switchMap } from "rxjs";
import {
  RegistrationForm,
  RegistrationCodeAsked,
  RegistrationFormOpened,
  RegistrationSms,
} from "../../events/registrationForm/events.ts";
import type { Epic } from "../epic.ts";

/** Loads the fields of the registration form each time it is opened: the answer is shared and short-lived. */
export const loadRegistrationForm: Epic = {
  name: "registrationForm/form",
  run: (deps) =>
    deps.on(RegistrationFormOpened).pipe(
      switchMap(({ data }) => deps.call(RegistrationForm, data)),
      ignoreElements(),
    ),
};

/** Requests an SMS code for a phone number. */
export const sendRegistrationCode: Epic = {
  name: "registrationForm/code",
  run: (deps) =>
    deps.on(RegistrationCodeAsked).pipe(
      exhaustMap(({ data }) => deps.call(RegistrationSms, data)),
      ignoreElements(),
    ),
};
