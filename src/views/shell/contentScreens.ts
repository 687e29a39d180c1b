import type { Screens } from "./screens.ts";

/**
 * Sections whose texts come from the server. A module of its own, because the first load lists every chunk it
 * may fetch.
 */
export const contentScreens: Screens = {
  information: () => import("../sections/information/index.tsx"),
  rules: () => import("../sections/rules/index.tsx"),
  news: () => import("../sections/news/index.tsx"),
  partners: () => import("../sections/partners/index.tsx"),
  landing: () => import("../sections/landing/index.tsx"),
  promo: () => import("../sections/promo/index.tsx"),
  apps: () => import("../sections/apps/index.tsx"),
  support: () => import("../sections/support/index.tsx"),
  blockAppeals: () => import("../sections/blockAppeals/index.tsx"),
  historyOrders: () => import("../sections/historyOrders/index.tsx"),
  limits: () => import("../sections/limits/index.tsx"),
  champs: () => import("../sections/champs/index.tsx"),
  cricket: () => import("../sections/cricket/index.tsx"),
  cyber: () => import("../sections/cyber/index.tsx"),
  topEvents: () => import("../sections/topEvents/index.tsx"),
  betsOnYour: () => import("../sections/betsOnYour/index.tsx"),
  pageType: () => import("../sections/pageType/index.tsx"),
  expressDay: () => import("../sections/expressDay/index.tsx"),
  results: () => import("../sections/results/index.tsx"),
  statistic: () => import("../sections/statistic/index.tsx"),
  powerBet: () => import("../sections/powerBet/index.tsx"),
  recommendation: () => import("../sections/recommendation/index.tsx"),
  oldBrowser: () => import("../sections/oldBrowser/index.tsx"),
  sessions: () => import("../sections/sessions/index.tsx"),
  promoCodes: () => import("../sections/promoCodes/index.tsx"),
};
