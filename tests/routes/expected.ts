import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import { restRoutes } from "../../src/events/routes/rows.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import english from "../../src/infra/locales/en.later.json" with { type: "json" };
import { documented } from "./documented.ts";

export const table: Readonly<Record<string, RouteRow>> = { ...firstRoutes, ...restRoutes };
/** Every documented path in English, with the name of its route. */
export const places = documented.map(([path, name]) => ({
  path: path === "/" ? "/en" : `/en${path}`,
  name,
}));
export type Place = (typeof places)[number];

/** What the page says of itself when the guards have decided. */
export type Seen = {
  readonly path: string | null;
  readonly route: string | null;
  readonly layout: string | null;
  readonly status: string | null;
  readonly title: string;
};

/** A site that has everything that routes need, so that only the visitor decides. */
export const wholeSite = {
  registration: { isAllowed: true },
  pages: {
    isRulesEnabled: true,
    isStatisticEnabled: true,
    pathBlacklist: [],
    enabledAccessIds: [],
    isDownloadAppsBannerShown: false,
    isCookieNoticeShown: false,
    hiddenParts: [],
  },
  identification: { isShown: true, exemptRoutes: [], exemptBonusId: null },
  payment: { isAvailable: true, isSignInRequired: false },
  ban: { pageUrl: "" },
};

export const stays = ({ path, name }: Place) => ({ path, name });
export const goesTo = (path: string, name: string) => ({ path, name });
const home = goesTo("/en", "home");
export const isClosedPage = (name: string) =>
  table[name]?.section === "blocked" || name === "maintenance" || name === "confirm-terms";

/** Where somebody has to end who asks for a place; by the documents, not by the guards. */
export type Expected = (place: Place) => { readonly path: string; readonly name: string };
export const visitor: Expected = (place) => {
  const { auth, area } = table[place.name] ?? {};
  if (isClosedPage(place.name)) return home;
  if (auth !== "player") return stays(place);
  return area === "account"
    ? goesTo("/en/app/authorization", "appAuthorization")
    : goesTo("/en/user/login", "login");
};
export const player: Expected = (place) => {
  if (isClosedPage(place.name)) return home;
  return table[place.name]?.auth === "guest" ? home : stays(place);
};
export const unverified: Expected = (place) => {
  const wanted = player(place);
  const { section = "" } = table[wanted.name] ?? {};
  const open = ["home", "contacts", "menu", "rules"];
  return open.includes(wanted.name) || section === "identification" || section === "support"
    ? wanted
    : goesTo("/en/office/identification", "account-identification");
};
export const banned: Expected = (place) =>
  ["support", "history", "openedBets"].includes(table[place.name]?.section ?? "")
    ? stays(place)
    : goesTo("/en/office/deduce", "deduce");

const titles: Readonly<Record<string, string>> = english.titles;
/** Routes whose title is more than a phrase: it names a sport, a match, or nothing but the site. */
const ownTitles = ["home", "live", "line", "game"];
const titleOf = (name: string): string =>
  `${titles[(table[name]?.title ?? name).replace(".", "_")]}, Touchline`;

/** What the page has to say of itself where somebody ends who asked for a place. */
export function expectedAt(place: Place, expected: Expected, title: string): Seen {
  const { path, name } = expected(place);
  return {
    path,
    route: name,
    layout: table[name]?.layout ?? null,
    status: name === "missing" ? "404" : name === "error500" ? "500" : null,
    title: ownTitles.includes(name) ? title : titleOf(name),
  };
}
