import {
  casinoRoutes,
  gamesRoutes,
  infoRoutes,
  officeRoutes,
  promoRoutes,
  sportRoutes,
  userRoutes,
} from "../navigation/index.ts";

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
