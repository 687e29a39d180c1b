import { finite, nullable, shape } from "../../codec/codec.ts";
import { defineEvent, defineInput } from "../define.ts";

/**
 * The registration form will be shown to the visitor at `timeToShow` (Unix ms), `wholeMs` from now; null: not planned.
 * [reminders-012]
 */
export const RegistrationReminderPlanned = defineEvent(
  "RegistrationReminderPlanned",
  1,
  shape({ plan: nullable(shape({ timeToShow: finite, wholeMs: finite })) }),
);
/** The form is shown, and not again before `nextAllowedAt` (Unix ms). [reminders-013] */
export const RegistrationReminderShown = defineEvent(
  "RegistrationReminderShown",
  1,
  shape({ nextAllowedAt: finite }),
);
/**
 * Whoever is signed in is excluded from play until `until` (Unix ms): until then this device shows no form by itself, also
 * once they have signed out. It says nothing of who it was.
 */
export const RegistrationReminderSilenced = defineEvent(
  "RegistrationReminderSilenced",
  1,
  shape({ until: finite }),
);
/** The device has stored such a time. */
export const RegistrationSilenceFound = defineInput(
  "RegistrationSilenceFound",
  1,
  shape({ until: finite }),
);
