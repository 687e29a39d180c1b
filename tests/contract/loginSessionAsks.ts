import fc, { type Arbitrary } from "fast-check";
import { none, orNull, text, whole } from "./askValues.ts";

/** The requests about a player's sessions, by the name of the call. */
export const loginSessionAsks: Readonly<Record<string, Arbitrary<object>>> = {
  LoginSessions: fc.record({ pageToken: orNull(text) }),
  EndSession: fc.record({ id: fc.uuid() }),
  EndOtherSessions: none,
  SessionBets: fc.record({ accountId: whole, dateFrom: whole, pageToken: orNull(text) }),
};
