import { rows } from "./row.ts";

/** The routes in the first load: where the bottom bar and the guards lead. */
export const firstRoutes = {
  ...rows({ layout: "main", section: "home" }, { home: "" }),
  ...rows(
    { layout: "main", section: "list", group: "sport" },
    {
      live: "section/live/{menuSection?:$}/{sport?:#}/{champ?:c#}",
      line: "section/line/{menuSection?:$}/{sport?:#}/{champ?:c#}",
    },
  ),
  ...rows(
    { layout: "main", section: "game", group: "match" },
    { game: "section/{feed:live|line}/{menuSection?:$}/{sport:#}/{champ?:c#}/{game:#}" },
  ),
  ...rows(
    { layout: "main", section: "coupon", group: "coupon", hides: ["bottomNavigation"] },
    { coupon: "coupon" },
  ),
  ...rows(
    {
      layout: "headless",
      section: "login",
      auth: "guest",
      group: "login",
      hides: ["bottomNavigation"],
    },
    { login: "user/login", appAuthorization: "app/authorization" },
  ),
  ...rows(
    { layout: "main", section: "history", auth: "player", area: "account" },
    { history: "office/history" },
  ),
  ...rows({ layout: "main", section: "search", group: "sport" }, { searchEvents: "search-events" }),
  ...rows({ layout: "main", section: "favorites", group: "sport" }, { favorites: "favorites" }),
  ...rows(
    { layout: "main", section: "openedBets", auth: "player", area: "account" },
    { openedBets: "opened-bets" },
  ),
  ...rows({ layout: "main", section: "menu" }, { menu: "office/menu" }),
  ...rows({ layout: "main", section: "report" }, { report: "office/report" }),
  ...rows(
    {
      layout: "headless",
      section: "confirmTerms",
      auth: "player",
      area: "root",
      hides: ["bottomNavigation", "footer", "seo"],
      dictionaries: ["rules"],
    },
    { "confirm-terms": "confirm" },
  ),
  ...rows({ layout: "maintenance", section: "maintenance" }, { maintenance: "maintenance" }),
  ...rows(
    { layout: "blocked", section: "blocked" },
    {
      block: "block",
      "block-ua": "block-ua",
      "block-ie": "block-ie",
      "site-updates": "site-updates",
      suspension: "suspension",
      "coming-soon": "coming-soon",
    },
  ),
  // Any other path. [routing-005]
  ...rows({ layout: "main", section: "missing" }, { missing: "*" }),
} as const;
