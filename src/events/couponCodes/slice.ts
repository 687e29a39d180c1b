import { clearedOf, couponSlice, couponTypes, mostBets, withBets } from "../coupon/index.ts";
import { BetAdded, CouponCleared, CouponRestored } from "../coupon/events.ts";
import { contentOf, namesOf } from "./index.ts";
import { createSlice } from "../slice.ts";
import { PlacementRequested } from "../placement/events.ts";
import { SinglesRequested } from "../placement/singlesEvents.ts";
import { SessionClosed } from "../session/events.ts";
import {
  BetMatches,
  BetRepeatWanted,
  CouponCode,
  CouponCodeHeld,
  CouponCodeLeft,
  CouponCodeTyped,
  CouponLinkCopied,
  CouponLoaded,
  SavedCoupon,
  type SavedCouponBody,
} from "./events.ts";
import { type CodeLoading, type CouponCodesState, initial } from "./state.ts";

const idle = { tag: "idle" } as const;

function foundIn(coupon: SavedCouponBody): CodeLoading {
  if (coupon.bets.length === 0) return { tag: "over" };
  const distinct = [...new Map(coupon.bets.map((bet) => [bet.market.id, bet])).values()];
  const leftOut = distinct.slice(mostBets).map(namesOf);
  return {
    tag: "found",
    coupon: {
      ...coupon,
      bets: distinct.slice(0, mostBets),
      ...(leftOut.length > 0 && { leftOut }),
    },
  };
}

/** What the player was told about a loaded coupon holds no longer once it has other bets. */
const withoutNews = (state: CouponCodesState): CouponCodesState =>
  state.loading.tag === "loaded" ? { ...state, loading: idle } : state;

export const couponCodesSlice = createSlice<"couponCodes", CouponCodesState>("couponCodes", initial)
  .on(CouponCodeTyped, (state, { code }) => ({
    ...state,
    loadCouponInputValue: code,
    loading: { tag: "loading" },
  }))
  .on(BetRepeatWanted, (state, { bets, systemValue, ...repeated }) => ({
    ...state,
    loadCouponInputValue: "",
    loading: {
      tag: "found",
      coupon: { typeId: repeated.typeId ?? couponTypes.express, systemValue, bets, goneCount: 0 },
      repeated,
    },
  }))
  .on(BetMatches.failed, (state, { error }) =>
    state.loading.tag === "found" && state.loading.repeated !== undefined
      ? { ...state, loading: { tag: "failed", error, repeated: state.loading.repeated } }
      : state,
  )
  // The bets of a player are for nobody else.
  .on(SessionClosed, (state) =>
    state.loading.repeated === undefined ? state : { ...state, loading: idle },
  )
  .on(CouponCodeHeld, (state) =>
    state.loading.tag === "found"
      ? { ...state, loading: { ...state.loading, tag: "held" } }
      : state,
  )
  .on(CouponCodeLeft, (state) => ({ ...state, loadCouponInputValue: "", loading: idle }))
  .on(SavedCoupon.answered, (state, { ask, body }) =>
    ask.code === state.loadCouponInputValue && state.loading.tag === "loading"
      ? { ...state, loading: foundIn(body) }
      : state,
  )
  .on(SavedCoupon.failed, (state, { ask, error }) => {
    if (ask.code !== state.loadCouponInputValue || state.loading.tag !== "loading") return state;
    const isUnknown = error.status === 404 || error.status === 400;
    return { ...state, loading: isUnknown ? { tag: "unknown" } : { tag: "failed", error } };
  })
  .on(CouponLoaded, (state, { bets, code, missing, goneCount, leftOut, repeated }) => {
    const what = { ...(leftOut && { leftOut }), ...(repeated && { repeated }) };
    return {
      ...state,
      loadCouponInputValue: "",
      loading:
        bets.length === 0
          ? { tag: "over", ...what }
          : { tag: "loaded", code, missing, goneCount, ...what },
    };
  })
  .on(BetAdded, withoutNews)
  .on(CouponCleared, withoutNews)
  .on(CouponRestored, withoutNews)
  // They are about a coupon that is not placed yet.
  .on(PlacementRequested, withoutNews)
  .on(SinglesRequested, withoutNews)
  .on(CouponCode.asked, (state, { ask }) => ({
    ...state,
    saving: { tag: "saving", content: contentOf(ask) },
  }))
  .on(CouponCode.answered, (state, { body }) =>
    state.saving.tag === "saving"
      ? { ...state, saving: { ...state.saving, ...body, tag: "saved", isCopied: null } }
      : state,
  )
  .on(CouponLinkCopied, (state, { isDone }) =>
    state.saving.tag === "saved"
      ? { ...state, saving: { ...state.saving, isCopied: isDone } }
      : state,
  )
  .on(CouponCode.failed, (state, { error }) => ({ ...state, saving: { tag: "failed", error } }));

/** The loaded bets take the place of the coupon's own, which can be put back. [coupon-044] */
export const loadedSlice = createSlice("coupon", couponSlice.initial).on(
  CouponLoaded,
  (state, { bets, prices, typeId, systemValue, repeated }, { at }) => {
    if (bets.length === 0) return state;
    const { cleared } = state;
    const { bets: own } = state;
    const stake = repeated?.stake;
    return {
      ...withBets({ ...state, typeId, isBonusDeleted: false, isActiveVipBet: false }, bets),
      systemValue: Math.max(2, systemValue),
      ...(stake && { amount: stake.amount, amountIso: stake.iso }),
      ...(stake?.amountByBlockId && { amountByBlockId: stake.amountByBlockId }),
      addedAtByBetId: Object.fromEntries(bets.map(({ market }) => [market.id, at])),
      prices: Object.fromEntries(
        prices.map(({ betId, coef, state: of }) => [betId, { coef, state: of }]),
      ),
      placement: { tag: "editing" },
      lastRemoved: null,
      cleared:
        own.length === 0
          ? cleared
          : {
              ...clearedOf(state),
              replaced: {
                typeId: state.typeId,
                systemValue: state.systemValue,
                ...(stake && { amount: state.amount, amountIso: state.amountIso }),
              },
            },
    };
  },
);
