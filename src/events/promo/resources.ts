import { defineResource } from "../resource.ts";
import { Promotion, type PromotionBody, Promotions } from "./events.ts";

const listRoutes: ReadonlySet<string> = new Set(["promo", "promotions", "bonuses-offers"]);
const bonusRoutes: ReadonlySet<string> = new Set(["bonus", "bonus-offer", "bonus-partner"]);

export const promotions = defineResource({
  slice: "promo",
  field: "lists",
  call: Promotions,
  read: ({ items }): readonly PromotionBody[] => items,
  wantedBy: ({ name, lng }) => (listRoutes.has(name) ? { lng } : null),
  whenMissing: "words",
});

/** Checked after the content pages, which include a partner's bonus without an id. */
export const promotion = defineResource({
  slice: "promo",
  field: "promotions",
  call: Promotion,
  read: (body) => body,
  wantedBy({ name, params, lng }) {
    if (name === "promotion") return { promotionId: params["promotionId"] ?? "", lng };
    return bonusRoutes.has(name) ? { promotionId: params["id"] ?? "", lng } : null;
  },
  whenMissing: "page 404",
});

export const promoResources = [promotions, promotion] as const;
