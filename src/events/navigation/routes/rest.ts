import { casinoRoutes } from "./casino.ts";
import { gamesRoutes } from "./games.ts";
import { infoRoutes } from "./info.ts";
import { officeRoutes } from "./office.ts";
import { promoRoutes } from "./promo.ts";
import { sportRoutes } from "./sports.ts";
import { userRoutes } from "./user.ts";

/** The routes that no first visit needs; they load with the first address that is not one of the first load's. */
export const restRoutes = {
  ...sportRoutes,
  ...userRoutes,
  ...officeRoutes,
  ...infoRoutes,
  ...promoRoutes,
  ...gamesRoutes,
  ...casinoRoutes,
} as const;
