import { finite, nullable, shape } from "../../codec/codec.ts";
import { defineEvent } from "../define.ts";

/**
 * The visitor is to be asked in at `timeToShow` (Unix ms), `wholeMs` from now; null: not at all for now.
 * [reminders-012]
 */
export const RegistrationReminderPlanned = defineEvent(
  "RegistrationReminderPlanned",
  1,
  shape({ plan: nullable(shape({ timeToShow: finite, wholeMs: finite })) }),
);
/** The visitor is asked in, and not again before `nextAllowedAt` (Unix ms). [reminders-013] */
export const RegistrationReminderShown = defineEvent(
  "RegistrationReminderShown",
  1,
  shape({ nextAllowedAt: finite }),
);
/** The visitor put it aside. */
export const RegistrationReminderClosed = defineEvent("RegistrationReminderClosed", 1, shape({}));
