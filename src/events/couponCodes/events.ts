import * as t from "io-ts";
import { byNumber, finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { Bet, CouponTypeId } from "../coupon/events.ts";
import { defineCall, defineEvent, defineInput } from "../define.ts";
import { FeedName } from "../sports/events.ts";

/**
 * A bet as it was saved: `id` is the outcome, `coef` the price then. The opponents name it when its match is no longer
 * in the feed.
 */
const SavedBet = shape(
  { market: shape({ id: finite, coef: finite, gameId: finite, isLive: t.boolean }) },
  {
    game: shape({ opponent1NameEn: openString }, { opponent2NameEn: openString }),
    isBanker: t.boolean,
    /** The block of a system that it is in; 0: none. */
    blockId: finite,
  },
);
/** `goneCount`: bets that the server has left out, because they are over. */
export const SavedCouponBody = shape({
  typeId: CouponTypeId,
  systemValue: finite,
  bets: list(SavedBet),
  goneCount: finite,
});
export type SavedCouponBody = t.TypeOf<typeof SavedCouponBody>;

/** GET /web-api/coupon/load/{code} (loadCoupon). [coupon-044] */
export const SavedCoupon = defineCall(
  "SavedCoupon",
  1,
  shape({ code: openString, lng: openString }),
  SavedCouponBody,
);
/** POST /web-api/coupon/save (saveCoupon); `expiresAt` in Unix seconds, null: never. [coupon-044] */
export const CouponCode = defineCall(
  "CouponCode",
  1,
  shape({ typeId: CouponTypeId, systemValue: finite, bets: t.array(Bet) }),
  shape({ code: openString, url: openString, expiresAt: nullable(finite) }),
);

/** What was staked, in major units; by block for a system in blocks. */
const Stake = shape({ amount: finite, iso: openString }, { amountByBlockId: byNumber(finite) });
/**
 * The player wants to place a bet of the history again. Of its picks, `bets` may still be open, at the prices that they
 * were placed with; `missing` are the matches of all others. `typeId` null: a coupon has no such kind. `stake` null: no
 * money of the player was staked. [coupon-044]
 */
export const BetRepeatWanted = defineEvent(
  "BetRepeatWanted",
  1,
  shape({
    couponId: finite,
    typeId: nullable(CouponTypeId),
    systemValue: finite,
    bets: t.array(
      shape(
        {
          market: shape({ id: finite, coef: finite }),
          permanentId: finite,
          game: shape({ opponent1NameEn: openString, opponent2NameEn: openString }),
        },
        { isBanker: t.boolean, blockId: finite },
      ),
    ),
    missing: t.array(openString),
    stake: nullable(Stake),
  }),
);
/** GET /{feed}-feed/v1/games: the ids that matches have in this feed today; a bet keeps only the permanent ones. */
export const BetMatches = defineCall(
  "BetMatches",
  1,
  shape({ feed: FeedName, permanentIds: t.array(finite) }),
  // Absent: none of them.
  shape(
    {},
    { games: list(shape({ id: finite, permanentId: finite }, { subGameIds: t.array(finite) })) },
  ),
);

/** The player wants the bets under a code, typed or from the address. */
export const CouponCodeTyped = defineEvent("CouponCodeTyped", 1, shape({ code: openString }));
/** There are bets under the code, but others in the coupon: the player is asked first. */
export const CouponCodeHeld = defineEvent("CouponCodeHeld", 1, shape({}));
/** The player keeps the own bets, or has read what came of the code. */
export const CouponCodeLeft = defineEvent("CouponCodeLeft", 1, shape({}));
/** The player wants a code for the bets of the coupon. */
export const CouponCodeWanted = defineEvent("CouponCodeWanted", 1, shape({}));
/** The player wants the link of the saved coupon in the clipboard. */
export const CouponLinkWanted = defineEvent("CouponLinkWanted", 1, shape({ url: openString }));
/** Whether the browser has put it there. */
export const CouponLinkCopied = defineInput("CouponLinkCopied", 1, shape({ isDone: t.boolean }));
/**
 * These bets are in the coupon now, in place of any others. The price of each market is the one that it was saved with,
 * in `prices` are those of now, with the state as in the feeds. `missing`: matches that the feeds no longer have;
 * `goneCount`: bets that the server had left out, or whose match has no name. `repeated`: they are the picks of this bet
 * of the history, under no code; `leftOut`: the matches of the bets beyond the most that a coupon takes; `isWhole`: all of them, so that they make the same kind of bet, of this stake if it is in
 * the currency of the coupon. [coupon-044]
 */
export const CouponLoaded = defineEvent(
  "CouponLoaded",
  1,
  shape(
    {
      code: openString,
      typeId: CouponTypeId,
      systemValue: finite,
      bets: t.array(Bet),
      prices: t.array(shape({ betId: finite, coef: finite, state: finite })),
      missing: t.array(openString),
      goneCount: finite,
    },
    {
      leftOut: t.array(openString),
      repeated: shape({ couponId: finite, isWhole: t.boolean, stake: nullable(Stake) }),
    },
  ),
);
