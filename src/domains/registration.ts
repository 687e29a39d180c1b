import { CloseRegistrationOffer } from "../commands/registration.ts";
import { REGISTRATION_REMINDER, registrationReminder } from "../epics/registration/remind.ts";
import { registrationSlice } from "../events/registration/slice.ts";
import { domain } from "./domain.ts";

/** Invites a visitor to register. */
export const registration = domain({
  name: "registration",
  slices: [registrationSlice],
  commands: [CloseRegistrationOffer],
  epics: [registrationReminder],
  rules: [REGISTRATION_REMINDER],
});
