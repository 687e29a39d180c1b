import { faviconOf } from "../dictionaries/index.ts";
import type { State } from "../index.ts";
import { isHidden, titleWished } from "../layout/index.ts";
import { isMaintenance } from "../maintenance/index.ts";
import { failureOf, pathWithin, rowOf } from "../navigation/index.ts";
import type { PageAsk } from "./events.ts";
import { emptyHead, headOf, hiddenHead, iconLinks } from "./head.ts";
import type { Head } from "./pageData.ts";
import { siteSectionOf } from "./siteSection.ts";
import { idsOf, isNamedSport } from "./sportsMap.ts";
import type { SeoPage } from "./state.ts";

/** Of a page in a language; two texts of an address never mix. */
export const pageKey = ({ lng, url }: { readonly lng: string; readonly url: string }): string =>
  `${lng} ${url}`;

const MOST_PATH = 300;
/** Of these there is nothing to be found, or nothing to be said. */
const wordless: ReadonlySet<string> = new Set(["empty", "blocked", "maintenance"]);

type Place = "public" | "private" | "none";
function placeOf(state: State): Place {
  const { route, path } = state.navigation;
  if (route.name === "pending" || isMaintenance(state)) return "none";
  const { layout, auth } = rowOf(route.name);
  if (wordless.has(layout) || path.length > MOST_PATH) return "none";
  return auth === "player" ? "private" : "public";
}

/** The request for the open page; null: none. Addresses of a player's own pages are never sent. */
export function pageAsked(state: State): PageAsk | null {
  if (placeOf(state) !== "public") return null;
  const { navigation, settings, seo } = state;
  const within = pathWithin(navigation.path);
  return {
    lng: settings.language,
    url: within === "" ? "/" : within,
    section: siteSectionOf(navigation.route, within),
    ...idsOf(navigation.route.params, seo.sports ?? {}),
  };
}

/** Whether the names of the sports must be known before the page can be asked about. [seo-010] */
export const isSportsMapWanted = ({ navigation, seo }: State): boolean =>
  seo.sports === null && isNamedSport(navigation.route.params);

/** What is known of the page that is open; null: nothing yet. */
export function openPage(state: State): SeoPage | null {
  const ask = pageAsked(state);
  return ask === null ? null : (state.seo.pages[pageKey(ask)] ?? null);
}

/** Whether the text below the page is wanted there. [layouts-007] */
export const isTextShown = (state: State): boolean => !isHidden(state, "seo");

/** All that the head depends on, to see whether it may have changed. */
export const headSources = (state: State): readonly unknown[] => [
  state.navigation.path,
  placeOf(state),
  failureOf(state),
  openPage(state)?.data,
  state.seo.isoCodes,
  faviconOf(state),
  titleWished(state),
];

/**
 * The head of the open page. Without an answer it has just its icons; a player's own pages and error pages are not to
 * be listed, whatever the server says. A section may name the page that it stands on. [seo-001]
 */
export function headWanted(state: State): Head {
  const { path } = state.navigation;
  const data = openPage(state)?.data ?? null;
  const isHidden = placeOf(state) === "private" || failureOf(state) !== null;
  const head = isHidden
    ? hiddenHead
    : data === null
      ? emptyHead
      : headOf(data, { path, within: pathWithin(path) }, state.seo.isoCodes ?? {});
  const title = titleWished(state) ?? head.title;
  return { ...head, title, links: [...head.links, ...iconLinks(faviconOf(state))] };
}
