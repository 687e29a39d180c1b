import fc, { type Arbitrary } from "fast-check";
import { none, orNull, text, whole } from "./askValues.ts";

/** The requests of the pages of a player's account, by the name of the call. */
export const officeAsks: Readonly<Record<string, Arbitrary<object>>> = {
  PromoCode: fc.record({ promocode: text }),
  PromoCodeActivation: fc.record({ promocode: text }),
  PromoCodes: fc.record({ pageToken: orNull(text) }),
  LoginSessions: fc.record({ pageToken: orNull(text) }),
  EndSession: fc.record({ id: fc.uuid() }),
  EndOtherSessions: none,
  SessionBets: fc.record({ accountId: whole, dateFrom: whole, pageToken: orNull(text) }),
};
