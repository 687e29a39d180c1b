import { RegistrationReminderClosed } from "../events/registration/events.ts";
import { shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The visitor dismisses the invitation to register. */
export const CloseRegistrationOffer = defineCommand(
  "CloseRegistrationOffer",
  shape({}),
  (_data, { registration }) =>
    registration.isOffered ? accept(RegistrationReminderClosed({})) : refuse("nothing_to_do"),
);
