import { TakePart } from "../commands/promo.ts";
import { joinPromotion } from "../epics/promo/join.ts";
import { promoSlice } from "../events/promo/slice.ts";
import { promoEndpoints } from "../infra/http/api/promo.ts";
import { domain } from "./domain.ts";

/** Promotions. */
export const promo = domain({
  name: "promo",
  slices: [promoSlice],
  commands: [TakePart],
  epics: [joinPromotion],
  endpoints: promoEndpoints,
});
