import { casinoRoutes } from "../navigation/routes/casino.ts";
import { gamesRoutes } from "../navigation/routes/games.ts";
import { infoRoutes } from "../navigation/routes/info.ts";
import { officeRoutes } from "../navigation/routes/office.ts";
import { promoRoutes } from "../navigation/routes/promo.ts";
import { sportRoutes } from "../navigation/routes/sports.ts";
import { userRoutes } from "../navigation/routes/user.ts";

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
