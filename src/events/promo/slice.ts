import { answered, asked, failed, keyOf } from "../content/index.ts";
import { SessionClosed } from "../session/events.ts";
import { createSlice } from "../slice.ts";
import { JoinPromotion, Promotion, Promotions, PromotionChosen } from "./events.ts";
import { initial, type Join, joinKey, type PromoState } from "./state.ts";

const joinIs = (state: PromoState, promotionId: string, join: Join): PromoState => ({
  ...state,
  joins: { ...state.joins, [joinKey(promotionId)]: join },
});

export const promoSlice = createSlice<"promo", PromoState>("promo", initial)
  .on(Promotions.asked, (state, { ask }) => ({
    ...state,
    lists: asked(state.lists, keyOf(ask)),
  }))
  .on(Promotions.answered, (state, { ask, body }, { at }) => ({
    ...state,
    lists: answered(state.lists, keyOf(ask), body.items, at),
  }))
  .on(Promotions.failed, (state, { ask, error }) => ({
    ...state,
    lists: failed(state.lists, keyOf(ask), error),
  }))
  .on(Promotion.asked, (state, { ask }) => ({
    ...state,
    promotions: asked(state.promotions, keyOf(ask)),
  }))
  .on(Promotion.answered, (state, { ask, body }, { at }) => ({
    ...state,
    promotions: answered(state.promotions, keyOf(ask), body, at),
  }))
  .on(Promotion.failed, (state, { ask, error }) => ({
    ...state,
    promotions: failed(state.promotions, keyOf(ask), error),
  }))
  .on(PromotionChosen, (state, { promotionId }) => joinIs(state, promotionId, { tag: "sending" }))
  .on(JoinPromotion.answered, (state, { ask }) => joinIs(state, ask.promotionId, { tag: "joined" }))
  .on(JoinPromotion.failed, (state, { ask, error }) =>
    joinIs(
      state,
      ask.promotionId,
      error.status === 409 ? { tag: "joined" } : { tag: "failed", error },
    ),
  )
  .on(SessionClosed, (state) => ({ ...state, joins: {} }));
