import { RegistrationReminderClosed } from "../events/registration/events.ts";
import { shape } from "../infra/codec.ts";
import { accept, type DecidersOf, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** The visitor does not want to be asked in now. */
export const CloseRegistrationOffer = defineCommand("CloseRegistrationOffer", shape({}));

const commands = { CloseRegistrationOffer } as const;
export type LaterCommands = typeof commands;

/** The deciders of orders that no first page gives; they load later. */
export const laterDeciders: DecidersOf<LaterCommands> = {
  CloseRegistrationOffer: (_data, { registration }) =>
    registration.isOffered ? accept(RegistrationReminderClosed({})) : refuse("nothing_to_do"),
};
