import { appPatterns } from "./appLinks.ts";
import { linkedPatterns } from "./linked.ts";
import { rows } from "./row.ts";

const page = { layout: "main", section: "promo", group: "promotion-name" } as const;
/** Old addresses of promotions. [routing-016] */
const oldPromotion = { ...page, title: "promotion", movedTo: "promotions/{promotionId}" } as const;

/**
 * Promotions, bonuses, landing pages and pages about the apps. [route-promo-001] … [route-pwa-app-002]
 * [routing-021]
 */
export const promoRoutes = {
  ...rows(page, {
    promo: linkedPatterns.promo,
    promotions: linkedPatterns.promotions,
    promotion: linkedPatterns.promotion,
  }),
  ...rows(oldPromotion, {
    oldAction: "actions/{promotionId}",
    oldStock: "stock/{promotionId}",
    oldOffer: "offers/{promotionId}",
    oldPromoPage: "promo/{promotionId}",
    oldSpecial: "special/{promotionId}",
  }),
  ...rows(
    { ...page, group: "bonus-name" },
    {
      bonusRules: linkedPatterns.bonusRules,
      "bonus-partner": linkedPatterns["bonus-partner"],
      "bonuses-offers": linkedPatterns["bonuses-offers"],
    },
  ),
  ...rows(
    { ...page, group: "bonus-name", middleware: ["offerToBonus"] },
    { "bonus-offer": "bonus/offer/{id}" },
  ),
  ...rows({ ...page, group: "bonus-name", middleware: ["bonusToOffer"] }, { bonus: "bonus/{id}" }),
  ...rows({ layout: "headless", section: "landing" }, { landing: "landing-page/{landingId}" }),
  ...rows(
    {
      layout: "headless",
      section: "landing",
      title: "landing",
      movedTo: "landing-page/{landingId}",
    },
    { lpage: "lpage/{landingId}" },
  ),
  ...rows({ layout: "main", section: "apps" }, appPatterns),
  // A code from a message. Last, so that it never matches the path of a page. [route-promo-005]
  ...rows({ layout: "empty", section: "token" }, { token: "{token:@}" }),
} as const;
