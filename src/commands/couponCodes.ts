import { finite, openString, shape } from "../codec/codec.ts";
import type { HistoryCoupon } from "../events/bets/events.ts";
import { isRepeatable, placedCoupon } from "../events/bets/index.ts";
import {
  type Bet,
  CouponTypeId,
  couponTypes,
  isBonusBet,
  isPlacing,
  stakeOf,
} from "../events/coupon/index.ts";
import {
  BetRepeatWanted,
  CouponCodeHeld,
  CouponCodeLeft,
  CouponCodeTyped,
  CouponCodeWanted,
  CouponLinkWanted,
  CouponLoaded,
} from "../events/couponCodes/events.ts";
import {
  type BetsToLoad,
  isCode,
  namesOf,
  type Repeat,
  savingOf,
} from "../events/couponCodes/index.ts";
import type { DataOf } from "../events/define.ts";
import type { State } from "../events/index.ts";
import { playClosedTo } from "../events/limits/index.ts";
import { amountOf, minorOf } from "../events/money/minorUnits.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import { outcomeOf } from "../events/sports/index.ts";
import { betOf } from "./couponBet.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Wants the bets under a code; also the way to try again. [coupon-044] */
export const TypeCouponCode = defineCommand(
  "TypeCouponCode",
  shape({ code: openString }),
  ({ code }, { couponCodes: { loadCouponInputValue, loading } }) => {
    const isBusy = ["loading", "found"].includes(loading.tag) && code === loadCouponInputValue;
    return isCode(code) && !isBusy ? accept(CouponCodeTyped({ code })) : refuse("nothing_to_do");
  },
  "wait",
);

/** Keeps the own bets, or has read what came of the code. */
export const LeaveCouponCode = defineCommand(
  "LeaveCouponCode",
  shape({}),
  (_data, { couponCodes: { loading } }) =>
    loading.tag === "idle" ? refuse("nothing_to_do") : accept(CouponCodeLeft({})),
);

/** Wants a code for the bets of the coupon. [coupon-044] */
export const SaveCoupon = defineCommand(
  "SaveCoupon",
  shape({}),
  (_data, { coupon, couponCodes }) => {
    if (coupon.bets.length === 0) return refuse("coupon_empty");
    const { tag } = savingOf(couponCodes, coupon);
    return tag === "saving" || tag === "saved"
      ? refuse("nothing_to_do")
      : accept(CouponCodeWanted({}));
  },
);

/** Copies the link of the saved coupon. */
export const CopyCouponLink = defineCommand(
  "CopyCouponLink",
  shape({}),
  (_data, { coupon, couponCodes }) => {
    const saving = savingOf(couponCodes, coupon);
    return saving.tag === "saved"
      ? accept(CouponLinkWanted({ url: saving.url }))
      : refuse("nothing_to_do");
  },
);

/**
 * Wants a bet of the history again: its picks that are still open, at the prices of now. No money is sent. Refused while
 * play is closed to the player. Also the way to try again. [coupon-044]
 */
export const RepeatBet = defineCommand(
  "RepeatBet",
  shape({ couponId: finite }),
  ({ couponId }, state) => {
    if (state.session.tag !== "player") return refuse("sign_in_needed");
    const closed = playClosedTo(state, 0);
    if (closed !== null) return refuse(closed);
    const { loading } = state.couponCodes;
    const isBusy = loading.tag === "found" && loading.repeated?.couponId === couponId;
    const coupon = placedCoupon(state.bets, couponId);
    return isBusy || coupon === undefined || !coupon.bets.some(isRepeatable)
      ? refuse("nothing_to_do")
      : accept(BetRepeatWanted(repeatOf(coupon)));
  },
  "wait",
);

function repeatOf(coupon: HistoryCoupon): DataOf<typeof BetRepeatWanted> {
  const {
    amountByBlockId,
    cashedOut,
    currencyIso: iso,
    id,
    promoCode,
    systemValue,
    typeId,
  } = coupon;
  const picks = coupon.bets.filter((bet) => !isBonusBet(bet));
  const staked = minorOf(coupon.amount, iso) + minorOf(cashedOut?.amount ?? 0, iso);
  return {
    couponId: id,
    typeId: CouponTypeId.is(typeId) ? typeId : null,
    systemValue: systemValue ?? 2,
    bets: picks.filter(isRepeatable).map((pick) => ({
      market: { id: pick.marketId, coef: pick.coef },
      permanentId: pick.gamePermanentId ?? 0,
      game: { opponent1NameEn: pick.opponents[0] ?? "", opponent2NameEn: pick.opponents[1] ?? "" },
      ...(pick.isBanker === true && { isBanker: true }),
      ...(pick.blockId !== undefined && { blockId: pick.blockId }),
    })),
    missing: picks
      .filter((pick) => !isRepeatable(pick))
      .map(({ opponents }) => opponents.join(" – ")),
    // A promo code has paid: the player has chosen no amount.
    stake:
      promoCode === undefined
        ? { amount: amountOf(staked, iso), iso, ...(amountByBlockId && { amountByBlockId }) }
        : null,
  };
}

/**
 * Takes the bets that the server found under the code, once the feeds have told the prices of their matches. A coupon
 * that has others, or is being placed, asks the player first. [coupon-044]
 */
export const TakeSavedCoupon = defineCommand("TakeSavedCoupon", shape({}), (_data, state) => {
  const { coupon, couponCodes } = state;
  if (couponCodes.loading.tag !== "found") return refuse("nothing_to_do");
  return coupon.bets.length > 0 || isPlacing(coupon)
    ? accept(CouponCodeHeld({}))
    : accept(...loadedOf(state, couponCodes.loading));
});

/** The player gives the own bets up for those of the code. */
export const ReplaceCoupon = defineCommand("ReplaceCoupon", shape({}), (_data, state) => {
  const { coupon, couponCodes } = state;
  if (couponCodes.loading.tag !== "held") return refuse("nothing_to_do");
  if (isPlacing(coupon)) return refuse("placement_running");
  return accept(...loadedOf(state, couponCodes.loading));
});

/** Loading turns one-click betting off, which needs an empty coupon. [coupon-018] */
function loadedOf(state: State, { coupon, repeated }: Found) {
  const { typeId, systemValue, bets, goneCount, leftOut } = coupon;
  const distinct = new Map(bets.map((bet) => [bet.market.id, bet]));
  const taken = [...distinct.values()].map((bet) => ({ bet, now: takenOf(state, bet) }));
  const missing = taken.flatMap(({ bet, now }) => (now === null ? [namesOf(bet)] : []));
  const named = missing.filter((names) => names !== "");
  const data = {
    code: state.couponCodes.loadCouponInputValue,
    typeId,
    systemValue,
    bets: taken.flatMap(({ now }) => now?.bet ?? []),
    prices: taken.flatMap(({ now }) => now?.price ?? []),
    missing: named,
    goneCount: goneCount + missing.length - named.length,
    ...(leftOut && { leftOut: [...leftOut] }),
  };
  const loaded = CouponLoaded(repeated === undefined ? data : repeatedIn(state, data, repeated));
  return state.oneClick.isActiveOneClick && loaded.data.bets.length > 0
    ? [OneClickTurned({ isActiveOneClick: false }), loaded]
    : [loaded];
}

type Loaded = DataOf<typeof CouponLoaded>;

/** Some picks of a bet are another bet: they get neither its kind nor its stake. */
function repeatedIn(state: State, data: Loaded, repeated: Repeat): Loaded {
  const { couponId, stake, typeId } = repeated;
  const missing = [...repeated.missing, ...data.missing];
  const isWhole = typeId !== null && missing.length === 0 && data.goneCount === 0;
  const isSameCurrency = stake?.iso === stakeOf(state).iso;
  const bets = data.bets.map((bet) => ({ ...bet, isBanker: false, blockId: 0 }));
  return {
    ...data,
    ...(!isWhole && { typeId: couponTypes.express, bets }),
    missing,
    repeated: { couponId, isWhole, stake: isWhole && isSameCurrency ? stake : null },
  };
}

type Found = { readonly coupon: BetsToLoad; readonly repeated?: Repeat };
type SavedBet = BetsToLoad["bets"][number];

/** The bet at the price it was saved with, and the price of now; null: the feeds do not have it. */
function takenOf(state: State, saved: SavedBet) {
  const { market, isBanker, blockId = 0, permanentId } = saved;
  const { id, coef } = market;
  const outcome = outcomeOf(state.sports.tables, id);
  const bet = outcome === undefined ? null : betOf(state, outcome);
  if (outcome === undefined || bet === null) return null;
  // A feed that began anew may have given the number to another match.
  if (permanentId !== undefined && bet.game.permanentId !== permanentId) return null;
  const agreed: Bet = {
    ...bet,
    market: { ...bet.market, coef },
    ...(isBanker === true && { isBanker }),
    blockId,
  };
  return { bet: agreed, price: { betId: id, coef: outcome.coef, state: outcome.state } };
}
