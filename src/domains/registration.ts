import { REGISTRATION_REMINDER, registrationReminder } from "../epics/registration/remind.ts";
import { registrationSlice } from "../events/registration/slice.ts";
import { findSilence } from "../infra/ports/registration.ts";
import { domain } from "./domain.ts";

/** Reminds a visitor to register. */
export const registration = domain({
  name: "registration",
  slices: [registrationSlice],
  epics: [registrationReminder],
  rules: [REGISTRATION_REMINDER],
  ports: ({ areas, report }) => [{ onArrived: () => findSilence(areas, report) }],
});
