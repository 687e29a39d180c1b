import { fill } from "./match.ts";

/**
 * Paths of routes outside the first load that other pages link to. They load with the page that has the link,
 * which may render before the full route table has loaded.
 */
export const linkedPatterns = {
  support: "support",
  teamSection: "team/{id}",
  results: "results/{zone:live|zone}",
  statisticPageRoute: "statistic",
  cookies: "information/cookies",
  rules: "information/rules/{ruleGroup?}/{chapter?}",
  news: "news/{slug?}",
  blog: "blog",
  ourPartners: "ourpartners/{section?}",
  promo: "promo",
  promotions: "promotions",
  promotion: "promotions/{promotionId}",
  bonusRules: "bonus/rules",
  "bonus-partner": "bonus/partner/{id?}",
  "bonuses-offers": "bonuses-offers",
  promoCodeCheck: "office/promo-code-check",
  promoCodeHistory: "office/promo-code-history",
  responsible: "office/responsible",
  sessionHistory: "office/session-history",
  historyMail: "office/history-mail",
  historyClear: "office/history-clear",
  historyCasinoMail: "office/history-casino-mail",
} as const;

/** The target of a link outside the first load. */
export type LinkedPlace = {
  readonly name: keyof typeof linkedPatterns;
  readonly params?: Readonly<Record<string, string | number>>;
};

export const linkedPath = ({ name, params }: LinkedPlace, language: string): string =>
  `/${language}${fill(linkedPatterns[name], params)}`;
