import { openString, shape } from "../codec/codec.ts";
import { type Bet, isPlacing } from "../events/coupon/index.ts";
import {
  CouponCodeHeld,
  CouponCodeLeft,
  CouponCodeTyped,
  CouponCodeWanted,
  CouponLinkWanted,
  CouponLoaded,
  type SavedCouponBody,
} from "../events/couponCodes/events.ts";
import { isCode, savingOf } from "../events/couponCodes/index.ts";
import type { State } from "../events/index.ts";
import { OneClickTurned } from "../events/oneClick/events.ts";
import { betOf, findOutcome } from "./couponBet.ts";
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
 * Takes the bets that the server found under the code, once the feeds have told the prices of their matches. A coupon
 * that has others, or is being placed, asks the player first. [coupon-044]
 */
export const TakeSavedCoupon = defineCommand("TakeSavedCoupon", shape({}), (_data, state) => {
  const { coupon, couponCodes } = state;
  if (couponCodes.loading.tag !== "found") return refuse("nothing_to_do");
  return coupon.bets.length > 0 || isPlacing(coupon)
    ? accept(CouponCodeHeld({}))
    : accept(...loadedOf(state, couponCodes.loading.coupon));
});

/** The player gives the own bets up for those of the code. */
export const ReplaceCoupon = defineCommand("ReplaceCoupon", shape({}), (_data, state) => {
  const { coupon, couponCodes } = state;
  if (couponCodes.loading.tag !== "held") return refuse("nothing_to_do");
  if (isPlacing(coupon)) return refuse("placement_running");
  return accept(...loadedOf(state, couponCodes.loading.coupon));
});

/** Loading turns one-click betting off, which needs an empty coupon. [coupon-018] */
function loadedOf(state: State, { typeId, systemValue, bets, goneCount }: SavedCouponBody) {
  const distinct = new Map(bets.map((bet) => [bet.market.id, bet]));
  const taken = [...distinct.values()].map((bet) => ({ bet, now: takenOf(state, bet) }));
  const missing = taken.flatMap(({ bet, now }) => (now === null ? [namesOf(bet)] : []));
  const named = missing.filter((names) => names !== "");
  const loaded = CouponLoaded({
    code: state.couponCodes.loadCouponInputValue,
    typeId,
    systemValue,
    bets: taken.flatMap(({ now }) => now?.bet ?? []),
    prices: taken.flatMap(({ now }) => now?.price ?? []),
    missing: named,
    goneCount: goneCount + missing.length - named.length,
  });
  return state.oneClick.isActiveOneClick && loaded.data.bets.length > 0
    ? [OneClickTurned({ isActiveOneClick: false }), loaded]
    : [loaded];
}

type SavedBet = SavedCouponBody["bets"][number];

/** The bet at the price it was saved with, and the price of now; null: the feeds do not have it. */
function takenOf(state: State, { market: { id, coef }, isBanker, blockId = 0 }: SavedBet) {
  const outcome = findOutcome(state, id);
  const bet = outcome === undefined ? null : betOf(state, outcome);
  if (outcome === undefined || bet === null) return null;
  const agreed: Bet = {
    ...bet,
    market: { ...bet.market, coef },
    ...(isBanker === true && { isBanker }),
    blockId,
  };
  return { bet: agreed, price: { betId: id, coef: outcome.coef, state: outcome.state } };
}

const namesOf = ({ game }: SavedBet): string =>
  [game?.opponent1NameEn, game?.opponent2NameEn].filter((name) => name).join(" – ");
