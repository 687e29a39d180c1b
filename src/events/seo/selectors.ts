import { faviconOf } from "../dictionaries/index.ts";
import type { State } from "../index.ts";
import { isHidden, titleRequested } from "../layout/index.ts";
import { isMaintenance } from "../maintenance/index.ts";
import { failureOf, pathWithin, rowOf } from "../navigation/index.ts";
import type { PageAsk } from "./events.ts";
import { emptyHead, headOf, hiddenHead, iconLinks } from "./head.ts";
import type { Head } from "./pageData.ts";
import { siteSectionOf } from "./siteSection.ts";
import { idsOf, isNamedSport } from "./sportsMap.ts";
import type { SeoPage } from "./state.ts";

/** Key of a page in a language, so that texts of different languages never mix. */
export const pageKey = ({ lng, url }: { readonly lng: string; readonly url: string }): string =>
  `${lng} ${url}`;

const MAX_PATH_LENGTH = 300;
/** Layouts of pages without content for search engines. */
const layoutsWithoutContent: ReadonlySet<string> = new Set(["empty", "blocked", "maintenance"]);

type Place = "public" | "private" | "none";
function placeOf(state: State): Place {
  const { route, path } = state.navigation;
  if (route.name === "pending" || isMaintenance(state)) return "none";
  const { layout, auth } = rowOf(route.name);
  if (layoutsWithoutContent.has(layout) || path.length > MAX_PATH_LENGTH) return "none";
  return auth === "player" ? "private" : "public";
}

/** The request for the current page; null if there is none. Paths of private pages are never sent. */
export function pageAsk(state: State): PageAsk | null {
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

/** Whether the names of the sports must be loaded before the page can be requested. [seo-010] */
export const needsSportNames = ({ navigation, seo }: State): boolean =>
  seo.sports === null && isNamedSport(navigation.route.params);

/** The data of the current page; null if nothing has been received yet. */
export function openPage(state: State): SeoPage | null {
  const ask = pageAsk(state);
  return ask === null ? null : (state.seo.pages[pageKey(ask)] ?? null);
}

/** Whether the text below the page is shown. [layouts-007] */
export const isTextShown = (state: State): boolean => !isHidden(state, "seo");

/** Everything that the head depends on, to detect possible changes. */
export const headSources = (state: State): readonly unknown[] => [
  state.navigation.path,
  placeOf(state),
  failureOf(state),
  openPage(state)?.data,
  state.seo.isoCodes,
  faviconOf(state),
  titleRequested(state),
];

/**
 * The head of the current page. Before an answer it has only icons; private pages and error pages are never
 * listed, whatever the server says. A section may set the title of the page that it is shown on. [seo-001]
 */
export function headOfPage(state: State): Head {
  const { path } = state.navigation;
  const data = openPage(state)?.data ?? null;
  const isHidden = placeOf(state) === "private" || failureOf(state) !== null;
  const head = isHidden
    ? hiddenHead
    : data === null
      ? emptyHead
      : headOf(data, { path, within: pathWithin(path) }, state.seo.isoCodes ?? {});
  const title = titleRequested(state) ?? head.title;
  return { ...head, title, links: [...head.links, ...iconLinks(faviconOf(state))] };
}
