import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineSessionCall, defineEvent } from "../define.ts";

/**
 * A promotion; `link` is its path without the language, times in Unix seconds, `html` only in single
 * requests.
 */
export const PromotionBody = shape(
  {
    id: openString,
    title: openString,
    imageUrl: openString,
    link: openString,
    startAt: nullable(finite),
    endAt: nullable(finite),
  },
  { html: openString, isJoinNeeded: t.boolean },
);
export type PromotionBody = t.TypeOf<typeof PromotionBody>;

const lng = openString;

/** GET /web-api/promotions (listPromotions) */
export const Promotions = defineCall(
  "Promotions",
  1,
  shape({ lng }),
  shape({ items: list(PromotionBody) }),
);
/** GET /web-api/promotions/{promotionId} (getPromotion) */
export const Promotion = defineCall(
  "Promotion",
  1,
  shape({ promotionId: openString, lng }),
  PromotionBody,
);
/** POST /web-api/promotions/{promotionId}/join (joinPromotion) */
export const JoinPromotion = defineSessionCall(
  "JoinPromotion",
  1,
  shape({ promotionId: openString }),
  shape({ success: t.boolean }),
);

/** The player wants to join the promotion. */
export const PromotionChosen = defineEvent(
  "PromotionChosen",
  1,
  shape({ promotionId: openString }),
);
