import { SessionClosed } from "../session/events.ts";
import { createResourceSlice } from "../resource.ts";
import { JoinPromotion, PromotionChosen } from "./events.ts";
import { promoResources } from "./resources.ts";
import { initial, type Join, joinKey, type PromoState } from "./state.ts";

const joinIs = (state: PromoState, promotionId: string, join: Join): PromoState => ({
  ...state,
  joins: { ...state.joins, [joinKey(promotionId)]: join },
});

export const promoSlice = createResourceSlice<"promo", PromoState>("promo", initial, promoResources)
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
