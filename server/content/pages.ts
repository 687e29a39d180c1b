import { alphabetPages } from "./alphabet.ts";
import { besideBetsPages } from "./besideBets.ts";
import { bettingPages } from "./betting.ts";
import { bonusPages } from "./bonuses.ts";
import { carePages } from "./care.ts";
import { companyPages } from "./company.ts";
import type { PageText } from "./text.ts";

/** Every information page with text stored here. */
export const pages: readonly PageText[] = [
  ...companyPages,
  ...bettingPages,
  ...besideBetsPages,
  ...alphabetPages,
  ...carePages,
  ...bonusPages,
];

/** Menu entries with a screen of their own instead of a text page. */
export const screens = [
  { slug: "rules", group: "rules", icon: "doc", title: { en: "Rules", ru: "Правила" } },
  {
    slug: "cash_terminals",
    group: "betting",
    icon: "wallet",
    title: { en: "Cash terminals", ru: "Терминалы" },
  },
  { slug: "news", group: "main", icon: "globe", title: { en: "News", ru: "Новости" } },
  { slug: "blog", group: "main", icon: "type", title: { en: "Blog", ru: "Блог" } },
  { slug: "ourpartners", group: "main", icon: "trophy", title: { en: "Partners", ru: "Партнёры" } },
] as const;
