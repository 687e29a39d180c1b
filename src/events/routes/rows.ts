import {
  casinoRoutes,
  gamesRoutes,
  infoRoutes,
  officeRoutes,
  promoRoutes,
  sportRoutes,
  userRoutes,
} from "../navigation/index.ts";

/** Routes outside the first load; they load with the first address that needs one of them. */
export const restRoutes = {
  ...sportRoutes,
  ...userRoutes,
  ...officeRoutes,
  ...infoRoutes,
  ...promoRoutes,
  ...gamesRoutes,
  ...casinoRoutes,
} as const;
