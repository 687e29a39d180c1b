import { finite, nullable, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

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
