import { SessionClosed } from "../session/events.ts";
import { createResourceSlice } from "../resource.ts";
import { sending, sent, type Submission } from "../submission.ts";
import { JoinPromotion, PromotionChosen } from "./events.ts";
import { promoResources } from "./resources.ts";
import { initial, joinKey, type PromoState } from "./state.ts";

const withJoin = (state: PromoState, promotionId: string, join: Submission): PromoState => ({
  ...state,
  joins: { ...state.joins, [joinKey(promotionId)]: join },
});

export const promoSlice = createResourceSlice<"promo", PromoState>("promo", initial, promoResources)
  .on(PromotionChosen, (state, { promotionId }) => withJoin(state, promotionId, sending))
  .on(JoinPromotion.answered, (state, { ask }) => withJoin(state, ask.promotionId, sent))
  .on(JoinPromotion.failed, (state, { ask, error }) =>
    withJoin(state, ask.promotionId, error.status === 409 ? sent : { tag: "failed", error }),
  )
  .on(SessionClosed, (state) => ({ ...state, joins: {} }));
