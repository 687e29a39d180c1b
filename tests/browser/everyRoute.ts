import type { Page } from "@playwright/test";
import english from "../../src/infra/locales/en.later.json" with { type: "json" };
import { firstRoutes } from "../../src/events/navigation/routes/first.ts";
import { restRoutes } from "../../src/events/navigation/routes/rest.ts";
import { withoutCode } from "../../src/events/navigation/routes/match.ts";
import type { RouteRow } from "../../src/events/navigation/routes/row.ts";
import { documented } from "../routes/documented.ts";
import { expect } from "./fixture.ts";
import { seoPageData } from "../kit/site.ts";

export const table: Readonly<Record<string, RouteRow>> = { ...firstRoutes, ...restRoutes };
/** Every documented path in English, with the name of its route. */
export const places = documented.map(([path, name]) => ({
  path: path === "/" ? "/en" : `/en${path}`,
  name,
}));
export type Place = (typeof places)[number];
/** One path for each route, for states in which it is all the same. */
const onePlaceEach = places.filter(
  ({ name }, index) => places.findIndex((other) => other.name === name) === index,
);

/** What the page says of itself when the guards have decided. */
type Seen = { path: string; route: string; layout: string; status: string | null; title: string };

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

/** Goes to each path inside the app; a new document is never needed. From a page of visitors the way leads back, so those are come to from `/en`. */
const travel = (page: Page, wanted: readonly Place[]): Promise<readonly Seen[]> =>
  page.evaluate(
    async (stops) => {
      const root = document.documentElement;
      const go = async (path: string, known = path): Promise<void> => {
        history.pushState(null, "", path);
        window.dispatchEvent(new PopStateEvent("popstate"));
        const until = performance.now() + 4_000;
        let still = 0;
        while (performance.now() < until && still < 2) {
          await new Promise((resolve) => setTimeout(resolve, 8));
          const there = location.pathname === path ? known : location.pathname;
          still = root.getAttribute("data-path") === there ? still + 1 : 0;
        }
      };
      const seen = [];
      for (const { path, known, isGuest } of stops) {
        if (isGuest) await go("/en");
        await go(path, known);
        seen.push({
          path: location.pathname,
          route: root.getAttribute("data-route") ?? "",
          layout: root.getAttribute("data-layout") ?? "",
          status: root.getAttribute("data-status"),
          title: document.title,
        });
      }
      return seen;
    },
    wanted.map(({ path, name }) => ({
      path,
      known: withoutCode(path),
      isGuest: table[name]?.auth === "guest",
    })),
  );

export const stays = ({ path, name }: Place) => ({ path, name });
export const goesTo = (path: string, name: string) => ({ path, name });
const home = goesTo("/en", "home");
export const isClosedPage = (name: string) =>
  table[name]?.section === "blocked" || name === "maintenance" || name === "confirm-terms";

/** Where somebody has to end who asks for a place; by the documents, not by the guards. */
type Expected = (place: Place) => { readonly path: string; readonly name: string };
export const visitor: Expected = (place) => {
  const { auth, area } = table[place.name] ?? {};
  if (isClosedPage(place.name)) return home;
  if (auth !== "player") return stays(place);
  return area === "account"
    ? goesTo("/en/app/authorization", "appAuthorization")
    : goesTo("/en/user/login", "login");
};
export const player: Expected = (place) =>
  isClosedPage(place.name) || table[place.name]?.auth === "guest" ? home : stays(place);
export const unverified: Expected = (place) => {
  const wanted = player(place);
  const { section = "" } = table[wanted.name] ?? {};
  const open = ["home", "contacts", "menu", "rules"];
  return open.includes(wanted.name) || section === "identification" || section === "support"
    ? wanted
    : goesTo("/en/office/identification", "account-identification");
};
export const banned: Expected = (place) =>
  ["menu", "support"].includes(table[place.name]?.section ?? "")
    ? stays(place)
    : goesTo("/en/support", "support");

const titles: Readonly<Record<string, string>> = english.titles;
/** Routes whose title is more than a phrase: it names a sport, a match, or nothing but the site. */
const ownTitles = ["home", "live", "line", "game"];
const titleOf = (name: string): string =>
  `${titles[(table[name]?.title ?? name).replace(".", "_")]}, Touchline`;

function check(wanted: readonly Place[], seen: readonly Seen[], expected: Expected): void {
  for (const [index, place] of wanted.entries()) {
    const got = seen[index];
    const { path, name } = expected(place);
    const status = name === "missing" ? "404" : name === "error500" ? "500" : null;
    const title = ownTitles.includes(name) ? got?.title : titleOf(name);
    expect({ asked: place.path, ...got }).toEqual({
      asked: place.path,
      path,
      route: name,
      layout: table[name]?.layout,
      status,
      title,
    });
  }
}

/** Opens the app in a state of the site and asks for these documented paths. */
export async function everywhere(
  page: Page,
  expected: Expected,
  wanted: readonly Place[] = onePlaceEach,
): Promise<void> {
  // What search engines are told has tests of its own; without it the titles are those of the table.
  await page.route("**/web-api/seo/page-data*", (route) => route.fulfill({ json: seoPageData }));
  await page.goto("/en");
  const first = expected({ path: "/en", name: "home" });
  await expect(page.locator("html")).toHaveAttribute("data-path", first.path);
  // What is asked about a player is known when all her answers are here.
  await page.waitForLoadState("networkidle");
  check(wanted, await travel(page, wanted), expected);
}
