import { defineResource } from "../resource.ts";
import { Promotion, type PromotionBody, Promotions } from "./events.ts";

const lists: ReadonlySet<string> = new Set(["promo", "promotions", "bonuses-offers"]);
const bonuses: ReadonlySet<string> = new Set(["bonus", "bonus-offer", "bonus-partner"]);

export const promotions = defineResource({
  slice: "promo",
  field: "lists",
  call: Promotions,
  read: ({ items }): readonly PromotionBody[] => items,
  wantedBy: ({ name, lng }) => (lists.has(name) ? { lng } : null),
  whenMissing: "words",
});

/** After the pages of content: a partner's bonus without an id is one of them. */
export const promotion = defineResource({
  slice: "promo",
  field: "promotions",
  call: Promotion,
  read: (body) => body,
  wantedBy({ name, params, lng }) {
    if (name === "promotion") return { promotionId: params["promotionId"] ?? "", lng };
    return bonuses.has(name) ? { promotionId: params["id"] ?? "", lng } : null;
  },
  whenMissing: "page 404",
});

export const promoResources = [promotions, promotion] as const;
