import { type Route, rowOf } from "../navigation/index.ts";

/**
 * Maps sections of the app to sections of the site, which its texts are stored by; our own table. [seo-008]
 */
const siteSections: Readonly<Record<string, string>> = {
  home: "main",
  list: "line",
  game: "line",
  favorites: "line",
  search: "line",
  expressDay: "line",
  champs: "line",
  team: "line",
  betsOnYour: "line",
  topEvents: "line",
  recommendation: "line",
  pageType: "line",
  coupon: "coupon",
  cricket: "cricket",
  cyber: "esports",
  results: "results",
  statistic: "statistic",
  casino: "casino",
  casinoBonus: "casino",
  casinoGame: "casino",
  casinoProviders: "casino",
  casinoRedesign: "casino",
  bingo: "bingo",
  games: "games",
  lotto: "lotto",
  toto: "toto",
  promo: "promo",
  landing: "landing",
  information: "information",
  rules: "rules",
  news: "news",
  partners: "partners",
  support: "support",
  apps: "apps",
  login: "auth",
  confirmTerms: "auth",
  registration: "auth",
  forgotPassword: "auth",
  activation: "auth",
  payments: "payments",
  menu: "menu",
  report: "menu",
  stopNewsletter: "service",
};

/** Site sections of routes whose app section contains several of them. */
const byRoute: Readonly<Record<string, string>> = {
  live: "live",
  virtualSports: "virtual-sports",
};

/**
 * The site's section of a page; null for account pages. `within` is the path after the language: the first
 * segment of an unknown address is its stream. [seo-008] [seo-009]
 */
export function siteSectionOf({ name, params }: Route, within: string): string | null {
  if (name === "pending") return null;
  if (name === "missing") return streamOf(within);
  if (name === "game") return params["feed"] === "live" ? "live" : "line";
  return byRoute[name] ?? siteSections[rowOf(name).section] ?? null;
}

/** [seo-009] */
export function streamOf(within: string): string | null {
  const [, stream = ""] = within.split("/");
  return /^[\w-]{1,64}$/.test(stream) ? stream : null;
}
