import * as t from "io-ts";
import { finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { HistoryPage } from "../bets/events.ts";
import { defineEvent, defineInput, defineSessionCall } from "../define.ts";

/** A session of the player on some device; times in Unix seconds. */
export const LoginSession = shape({
  id: openString,
  startedAt: finite,
  lastActiveAt: finite,
  device: openString,
  browser: openString,
  ip: personal(t.string),
  countryCode: nullable(openString),
  isCurrent: t.boolean,
  isActive: t.boolean,
});
export type LoginSession = t.TypeOf<typeof LoginSession>;

/** GET /web-api/office/sessions (listSessions), newest first; `pageToken` null: the first page. */
export const LoginSessions = defineSessionCall(
  "LoginSessions",
  1,
  shape({ pageToken: nullable(openString) }),
  shape({ items: list(LoginSession), nextPageToken: nullable(openString) }),
);
/** The page of sessions requests them: the newest ones, or older ones by a page token. */
export const LoginSessionsWanted = defineEvent(
  "LoginSessionsWanted",
  1,
  shape({ pageToken: nullable(openString) }),
);

/** GET /web-api/bets/history of one account, from `dateFrom` (Unix seconds) on. */
export const SessionBets = defineSessionCall(
  "SessionBets",
  1,
  shape({ accountId: finite, dateFrom: finite, pageToken: nullable(openString) }),
  HistoryPage,
);

/** Money that was paid into an account: in major units, when in Unix seconds. */
export const SessionDeposit = shape({
  paymentId: openString,
  amount: finite,
  currencyIso: openString,
  createdAt: finite,
});
export type SessionDeposit = t.TypeOf<typeof SessionDeposit>;

/** GET /web-api/payments/history (listPayments): what was paid into one account, from `dateFrom` (Unix seconds) on. */
export const SessionDeposits = defineSessionCall(
  "SessionDeposits",
  1,
  shape({ accountId: finite, dateFrom: finite, pageToken: nullable(openString) }),
  shape({ items: list(SessionDeposit), nextPageToken: nullable(openString) }),
);

const ActionResult = shape({ success: t.boolean }, { message: openString });
/** The player ends a session on another device. */
export const SessionEndWanted = defineEvent("SessionEndWanted", 1, shape({ id: openString }));
/** DELETE /web-api/office/sessions/{sessionId} (endSession) */
export const EndSession = defineSessionCall(
  "EndSession",
  1,
  shape({ id: openString }),
  ActionResult,
);
/** The player ends all sessions but this one. */
export const OtherSessionsEndWanted = defineEvent("OtherSessionsEndWanted", 1, shape({}));
/** DELETE /web-api/office/sessions (endOtherSessions) */
export const EndOtherSessions = defineSessionCall("EndOtherSessions", 1, shape({}), ActionResult);

/**
 * A bet that was placed on this device; `amount` in major units of the account's currency, `at` in Unix ms of the
 * device.
 */
export const PlacedHere = shape({
  couponId: finite,
  accountId: finite,
  amount: finite,
  at: finite,
});
export type PlacedHere = t.TypeOf<typeof PlacedHere>;
/** The bets that earlier pages of this session placed on this device. */
export const PlacedHereFound = defineInput(
  "PlacedHereFound",
  1,
  shape({ bets: t.array(PlacedHere) }),
);
