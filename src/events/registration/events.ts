import { finite, nullable, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/**
 * The visitor will be invited to register at `timeToShow` (Unix ms), `wholeMs` from now; null: not planned.
 * [reminders-012]
 */
export const RegistrationReminderPlanned = defineEvent(
  "RegistrationReminderPlanned",
  1,
  shape({ plan: nullable(shape({ timeToShow: finite, wholeMs: finite })) }),
);
/** The invitation is shown, and not again before `nextAllowedAt` (Unix ms). [reminders-013] */
export const RegistrationReminderShown = defineEvent(
  "RegistrationReminderShown",
  1,
  shape({ nextAllowedAt: finite }),
);
/** The visitor closed the invitation. */
export const RegistrationReminderClosed = defineEvent("RegistrationReminderClosed", 1, shape({}));
