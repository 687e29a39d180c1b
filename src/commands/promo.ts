import { PromotionChosen } from "../events/promo/events.ts";
import { joinKey } from "../events/promo/state.ts";
import { openString, shape } from "../codec/codec.ts";
import { accept, refuse } from "./decision.ts";
import { defineCommand } from "./define.ts";

/** Joins a promotion. */
export const TakePart = defineCommand(
  "TakePart",
  shape({ promotionId: openString }),
  ({ promotionId }, { session, promo }) => {
    if (session.tag !== "player") return refuse("sign_in_needed");
    const join = promo.joins[joinKey(promotionId)]?.tag;
    return join === "sending" || join === "sent"
      ? refuse("nothing_to_do")
      : accept(PromotionChosen({ promotionId }));
  },
);
