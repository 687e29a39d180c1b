import type { Draft } from "../../events/define.ts";
import { RegistrationTries, TriesRead } from "../../events/analytics/events.ts";
import { finite } from "../../codec/codec.ts";
import { read } from "./storage.ts";

/** The failed sign-ins and registrations that the device has stored. [analytics-009] [analytics-010] */
export const readTries = (local: Storage | null): Draft =>
  TriesRead({
    signIn: read(local, "tl.loginAttempts", finite) ?? 0,
    registration: read(local, "tl.registrationTries", RegistrationTries) ?? null,
  });
