import * as t from "io-ts";
import { finite, nullable, personal, shape } from "../../codec/codec.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

/** `message` may name an email address, so it is sealed; empty: there is nothing to add. */
const Outcome = shape({ success: t.boolean }, { message: personal(t.string) });

/** Unix seconds, the first inclusive, the last exclusive, as in every query of the contract. */
const span = { dateFrom: finite, dateTo: finite };
/** `accountId` null: all accounts. */
const account = { accountId: nullable(finite) };

/** POST /web-api/bets/history/mail (mailBetsHistory) */
export const MailBetsHistory = defineSessionCall(
  "MailBetsHistory",
  1,
  shape({ ...account, ...span }),
  Outcome,
);
/** POST /web-api/bets/history/casino-mail (mailCasinoHistory) */
export const MailCasinoHistory = defineSessionCall("MailCasinoHistory", 1, shape(span), Outcome);
/** POST /web-api/bets/history/clear (clearBetsHistory): open bets stay. */
export const ClearBetsHistory = defineSessionCall("ClearBetsHistory", 1, shape(account), Outcome);

/** The player wants the bets of a period by email. [route-bets-003] */
export const BetsMailOrdered = defineEvent("BetsMailOrdered", 1, shape({ ...account, ...span }));
/** The player wants the casino games of a period by email. [route-bets-003] */
export const CasinoMailOrdered = defineEvent("CasinoMailOrdered", 1, shape(span));
/** The player wants settled bets removed from the history, and has confirmed it. [route-bets-003] */
export const HistoryClearOrdered = defineEvent("HistoryClearOrdered", 1, shape(account));
/** Each kind has a page of its own. */
export const HistoryOrderKind = t.keyof({ betsMail: null, casinoMail: null, clear: null });
export type HistoryOrderKind = t.TypeOf<typeof HistoryOrderKind>;
/** The player saw the result of their order and left its page. */
export const HistoryOrderLeft = defineEvent(
  "HistoryOrderLeft",
  1,
  shape({ kind: HistoryOrderKind }),
);
