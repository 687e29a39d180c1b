import * as t from "io-ts";
import { byNumber, finite, nullable, openString, personal, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { HistoryFilter } from "./filter.ts";
import { defineSessionCall, defineEvent } from "../define.ts";

/** The statuses in the contract. Any other does not hide the bet: it is shown as the server names it. */
export type BetStatus = "open" | "won" | "lost" | "returned" | "cashed_out" | "cancelled";

/** Status of one bet of a coupon. */
export type LegStatus = BetStatus | "half_won" | "half_lost";

const HistoryBet = shape(
  {
    marketId: finite,
    sportName: openString,
    champName: openString,
    opponents: t.array(openString),
    startTime: finite,
    isLive: t.boolean,
    marketName: openString,
    outcomeName: openString,
    coef: finite,
    status: openString,
    formattedScore: openString,
  },
  {
    /** The same for this match in every feed. */
    gamePermanentId: finite,
    sportId: finite,
    champId: finite,
    /** In a system: in every combination. */
    isBanker: t.boolean,
    /** The block of a system that it is in; 0: none, or in all. [coupon-045] */
    blockId: finite,
    /** Not null: the bonus bet of the coupon. [bets-006] */
    additionalType: nullable(openString),
    /** Of a won bet: its places are shared by more winners, so it was paid at `coef`; it was placed at this one. */
    deadHeat: shape({ coef: finite, places: finite, winners: finite }),
  },
);

/** A placed coupon (contract, HistoryCoupon). Timestamps in Unix seconds, money in major units. */
export const HistoryCoupon = shape(
  {
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
    status: openString,
    bets: t.array(HistoryBet),
  },
  {
    /** Of a system: bets per combination, bankers included. */
    systemValue: finite,
    /** The parts of the amount that are on its blocks. [coupon-045] */
    amountByBlockId: byNumber(finite),
    /** Taken above the usual maximum. */
    isVip: t.boolean,
    /** It paid the stake: `possibleWin` and `payout` are less it. [coupon-040] */
    promoCode: personal(t.string),
    /** Of an express: the percentage that counts by now, and what it adds to `possibleWin` or `payout`. [coupon-053] */
    hyperBonus: shape({ percent: finite, amount: finite }),
    /** What the server would pay for it now; null: it cannot be sold. */
    cashOut: nullable(shape({ amount: finite, isPartialAllowed: t.boolean })),
    /** One of its picks may be taken once more, at a raised price. */
    isPowerBetAvailable: t.boolean,
    /** The part of the stake that was sold, and what was paid for it. */
    cashedOut: shape({ amount: finite, payout: finite }),
    /** The part of the stake that was paid in advance, what other bets brought in for it, and how many still may. */
    prepaid: shape({ amount: finite, collected: finite, open: finite }),
    /** By bets paid in advance: what of what it pays still goes to them, and what went there. */
    standsFor: byNumber(finite),
    wentTo: byNumber(finite),
  },
);
export type HistoryCoupon = t.TypeOf<typeof HistoryCoupon>;

/** A page of bets, newest first, and the totals of all of them, in major units of the currency. */
export const HistoryPage = shape({
  items: list(HistoryCoupon),
  nextPageToken: nullable(openString),
  summary: shape({ count: finite, amount: finite, payout: finite, currencyIso: openString }),
});

/**
 * GET /web-api/bets/history; `status` null: all. Without `filter` all bets of the account. `accountId`: the account that is
 * active here, which the server may know better by now; without it, the one that is active there.
 */
export const BetsHistory = defineSessionCall(
  "BetsHistory",
  1,
  shape(
    { status: nullable(openString), pageToken: nullable(openString) },
    { accountId: finite, filter: HistoryFilter },
  ),
  HistoryPage,
);
/** The player wants the next page, which has this token. */
export const MoreBetsRequested = defineEvent(
  "MoreBetsRequested",
  1,
  shape({ pageToken: openString }),
);

/** GET /web-api/bets/open: the open bets of the account. `total`: over all pages, if the server counts. */
export const OpenedBets = defineSessionCall(
  "OpenedBets",
  1,
  shape({ pageToken: nullable(openString) }, { accountId: finite }),
  shape({ items: list(HistoryCoupon), nextPageToken: nullable(openString) }, { total: finite }),
);
/** The player wants the next page of the open bets, which has this token. */
export const MoreOpenedBetsRequested = defineEvent(
  "MoreOpenedBetsRequested",
  1,
  shape({ pageToken: openString }),
);
/** The player reduced the history to these bets; null: to none, all are shown. */
export const HistoryFiltered = defineEvent(
  "HistoryFiltered",
  1,
  shape({ filter: nullable(HistoryFilter) }),
);
