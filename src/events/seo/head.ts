import type { Media } from "../dictionaries/events.ts";
import type { Head, PageData } from "./pageData.ts";
import { robotsOf } from "./robots.ts";

type Link = Head["links"][number];

export const emptyHead: Head = { title: null, metas: [], links: [] };
/** Of a page that is a player's own, or none at all: not to be listed. */
export const hiddenHead: Head = {
  title: null,
  metas: [{ name: "robots", content: "noindex" }],
  links: [],
};

/**
 * The tags of a page, only such as may stand in a head: metas by an open name, links by http(s). `path` is the whole
 * path, `within` that behind the language; `isoCodes` name the languages whose code is not the site's. [seo-001]
 */
export function headOf(
  page: PageData,
  place: { readonly path: string; readonly within: string },
  isoCodes: Readonly<Record<string, string>>,
): Head {
  const metas = [
    { name: "description", content: page.description },
    { name: "og:site_name", content: page.siteName },
    ...page.metas.filter(({ name }) => isOpenName(name)),
    { name: "robots", content: robotsOf(page, place.within) ?? "" },
  ].filter(({ content }) => content !== "");
  return {
    title: page.title === "" ? null : page.title,
    metas,
    links: [
      ...canonicalOf(page, place.path),
      ...page.alternates.flatMap((one) => alternate(one, isoCodes)),
      ...page.mediaAlternates.flatMap(({ media, href }): Link[] => {
        const url = webUrl(href);
        return url === null ? [] : [{ rel: "alternate", href: url, media }];
      }),
    ],
  };
}

/** These are the app's own, or written from a field of their own. */
const reserved = new Set([
  "viewport",
  "referrer",
  "color-scheme",
  "touchline-api",
  "description",
  "robots",
  "og:site_name",
]);
const isOpenName = (name: string): boolean =>
  /^[a-z][\w.:-]{0,60}$/i.test(name) && !reserved.has(name.toLowerCase());

/** `url`: where the page points to; `mirror`: the same path on the site's own host. [seo-002] [seo-003] */
function canonicalOf({ customCanonical: canonical }: PageData, path: string): Link[] {
  if (canonical === null) return [];
  const href =
    canonical.mode === "url"
      ? webUrl(canonical.targetUrl ?? "")
      : mirrorUrl(canonical.host ?? "", path);
  return href === null ? [] : [{ rel: "canonical", href }];
}

const mirrorUrl = (host: string, path: string): string | null =>
  /^[a-z0-9][a-z0-9.-]*(:\d{1,5})?$/i.test(host) && path.startsWith("/")
    ? webUrl(`https://${host}${path}`)
    : null;

/** [seo-004] */
function alternate(
  { hreflang, href }: PageData["alternates"][number],
  isoCodes: Readonly<Record<string, string>>,
): Link[] {
  const [language = "", ...region] = hreflang.split("-");
  const code = Object.hasOwn(isoCodes, language) ? isoCodes[language] : language;
  const full = [code, ...region].join("-");
  const url = webUrl(href);
  const isKnown = full === "x-default" || /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(full);
  return url === null || !isKnown ? [] : [{ rel: "alternate", href: url, hreflang: full }];
}

/** Absolute and of the web; null: not to be linked to. */
function webUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}

/** Icons for the browser's tab: pictures of the site's own. [call-i18n-002] */
export const iconLinks = (media: readonly Media[]): readonly Link[] =>
  media
    .filter(({ type, url }) => (type === "icon" || type === "image") && /^\/(?![/\\])/.test(url))
    .map(({ url, width, height }) => ({
      rel: "icon",
      href: url,
      ...(width === undefined ? {} : { sizes: `${width}x${height ?? width}` }),
    }));
