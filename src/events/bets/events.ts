import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../infra/codec.ts";
import { defineCall, defineEvent } from "../define.ts";

export const BetStatus = t.keyof({
  open: null,
  won: null,
  lost: null,
  returned: null,
  cashed_out: null,
  cancelled: null,
});
export type BetStatus = t.TypeOf<typeof BetStatus>;

/** Of one bet of a coupon. */
export const LegStatus = t.union([BetStatus, t.keyof({ half_won: null, half_lost: null })]);
export type LegStatus = t.TypeOf<typeof LegStatus>;

const HistoryBet = shape({
  marketId: finite,
  sportName: openString,
  champName: openString,
  opponents: t.array(openString),
  startTime: finite,
  isLive: t.boolean,
  marketName: openString,
  outcomeName: openString,
  coef: finite,
  status: LegStatus,
  formattedScore: openString,
});

/** A placed coupon (contract, HistoryCoupon). Instants in Unix seconds, money in major units. */
export const HistoryCoupon = shape({
  id: finite,
  accountId: finite,
  currencyIso: openString,
  typeId: finite,
  createdAt: finite,
  settledAt: nullable(finite),
  amount: finite,
  coef: finite,
  possibleWin: finite,
  payout: nullable(finite),
  status: BetStatus,
  bets: t.array(HistoryBet),
});
export type HistoryCoupon = t.TypeOf<typeof HistoryCoupon>;

/** GET /web-api/bets/history; `status` null: all. */
export const LoadBetsHistory = defineCall(
  "BetsHistory",
  1,
  shape({ status: nullable(openString), pageToken: nullable(openString) }),
  shape({
    items: t.array(HistoryCoupon),
    nextPageToken: nullable(openString),
    summary: shape({ count: finite, amount: finite, payout: finite, currencyIso: openString }),
  }),
);
/** GET /web-api/bets/open */
export const LoadOpenBets = defineCall(
  "OpenBets",
  1,
  shape({}),
  shape({ items: t.array(HistoryCoupon), nextPageToken: nullable(openString) }),
);
/** The player wants the page after this token. */
export const MoreBetsRequested = defineEvent(
  "MoreBetsRequested",
  1,
  "session",
  shape({ pageToken: openString }),
);
