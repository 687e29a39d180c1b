import type { Sealed } from "../../codec/codec.ts";
import { BetAdded, CouponCleared, CouponRestored } from "../coupon/events.ts";
import {
  type CouponState,
  checkedCoupon,
  couponSlice,
  initialPromo,
  type PromoState,
} from "../coupon/index.ts";
import { answered, asked, bodyOf, unloaded } from "../remoteData.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import {
  CouponPromoCheck,
  CouponPromoChosen,
  CouponPromoCodes,
  CouponPromoFound,
  CouponPromoRemoved,
} from "./events.ts";

const withPromo = (state: CouponState, change: Partial<PromoState>): CouponState => ({
  ...state,
  promo: { ...state.promo, ...change },
});

const idle = { tag: "idle" } as const;
const none = { promoCode: null, details: null, check: idle } as const;

/** Another code: what is known of it is what the list says. */
const chosen = ({ promo }: CouponState, promoCode: Sealed): Partial<PromoState> => ({
  promoCode,
  details: bodyOf(promo.promoCodes)?.find((item) => item.promoCode === promoCode) ?? null,
  check: idle,
  removed: null,
});

/** A late answer, about another code or other bets, says nothing about the coupon. */
const isAbout = (
  { promo }: CouponState,
  ask: Parameters<typeof checkedCoupon>[0] & { readonly promoCode: Sealed },
): boolean =>
  ask.promoCode === promo.promoCode &&
  promo.check.tag === "asked" &&
  promo.check.content === checkedCoupon(ask);

/** The code that pays for the coupon, and the player's codes. [coupon-040] */
export const promoSlice = createSlice("coupon", couponSlice.initial)
  .on(CouponPromoChosen, (state, { promoCode, isManual = false }) =>
    withPromo(state, {
      ...chosen(state, promoCode),
      ...(isManual && { manualPromoCode: promoCode }),
    }),
  )
  .on(CouponPromoRemoved, (state) => {
    const { promoCode } = state.promo;
    const removed = promoCode === null ? null : { promoCode, isCleared: false };
    return withPromo(state, { ...none, removed });
  })
  .on(CouponPromoFound, (state, { promoCode = null, manualPromoCode = null, removed = null }) => {
    const isSame = promoCode === state.promo.promoCode;
    return withPromo(state, {
      ...(isSame ? {} : promoCode === null ? none : chosen(state, promoCode)),
      manualPromoCode,
      removed: removed === null ? null : { promoCode: removed, isCleared: state.bets.length === 0 },
    });
  })
  .on(CouponCleared, (state, { isUndoable = false }) => {
    const { promoCode, removed } = state.promo;
    if (promoCode === null) return state;
    return withPromo(state, {
      ...none,
      removed: isUndoable ? { promoCode, isCleared: true } : removed,
    });
  })
  .on(CouponRestored, (state) => {
    const { removed } = state.promo;
    return removed?.isCleared === true ? withPromo(state, chosen(state, removed.promoCode)) : state;
  })
  .on(BetAdded, (state) =>
    state.promo.removed?.isCleared === true ? withPromo(state, { removed: null }) : state,
  )
  // Nobody else may see or use them.
  .on(SessionClosed, (state) => ({ ...state, promo: initialPromo }))
  .on(CouponPromoCodes.asked, (state) =>
    withPromo(state, { promoCodes: asked(state.promo.promoCodes) }),
  )
  .on(CouponPromoCodes.answered, (state, { body }, { at }) =>
    withPromo(state, { promoCodes: answered(body.items, at) }),
  )
  .on(CouponPromoCodes.failed, (state, { error }) =>
    withPromo(state, { promoCodes: unloaded(state.promo.promoCodes, error) }),
  )
  .on(CouponPromoCheck.asked, (state, { ask }) =>
    ask.promoCode === state.promo.promoCode
      ? withPromo(state, { check: { tag: "asked", content: checkedCoupon(ask) } })
      : state,
  )
  .on(CouponPromoCheck.answered, (state, { ask, body }) => {
    if (!isAbout(state, ask)) return state;
    const { message = null, promo = state.promo.details, success } = body;
    const content = checkedCoupon(ask);
    return withPromo(state, {
      details: promo,
      check: { tag: "answered", content, isGood: success, message },
    });
  })
  .on(CouponPromoCheck.failed, (state, { ask, error }) =>
    isAbout(state, ask)
      ? withPromo(state, { check: { tag: "failed", content: checkedCoupon(ask), error } })
      : state,
  );
