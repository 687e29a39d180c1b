import { ignoreElements, mergeMap } from "rxjs";
import { JoinPromotion, PromotionChosen } from "../../events/promo/events.ts";
import type { Epic } from "../epic.ts";

/** Tells the server that the player takes part, once per command. [promo-001] */
export const joinPromotion: Epic = {
  name: "promo/join",
  run: (deps) =>
    deps.on(PromotionChosen).pipe(
      mergeMap(({ data }) => deps.call(JoinPromotion, data)),
      ignoreElements(),
    ),
};
