import type { Media } from "../dictionaries/events.ts";
import type { Head, PageData } from "./pageData.ts";
import { robotsOf } from "./robots.ts";

type Link = Head["links"][number];

export const emptyHead: Head = { title: null, metas: [], links: [] };
/** For private pages and error pages: search engines must not list them. */
export const hiddenHead: Head = {
  title: null,
  metas: [{ name: "robots", content: "noindex" }],
  links: [],
};

/**
 * The head of a page, only with allowed tags: metas with an unreserved name, links to http(s). `path` is the
 * full path, `within` the path after the language; `isoCodes` has the languages whose ISO code differs from
 * the site's. [seo-001]
 */
export function headOf(
  page: PageData,
  place: { readonly path: string; readonly within: string },
  isoCodes: Readonly<Record<string, string>>,
): Head {
  const metas = [
    { name: "description", content: page.description },
    { name: "og:site_name", content: page.siteName },
    ...page.metas.filter(({ name }) => isUnreserved(name)),
    { name: "robots", content: robotsOf(page, place.within) ?? "" },
  ].filter(({ content }) => content !== "");
  return {
    title: page.title === "" ? null : page.title,
    metas,
    links: [
      ...canonicalOf(page, place.path),
      ...page.alternates.flatMap((link) => alternateOf(link, isoCodes)),
      ...page.mediaAlternates.flatMap(({ media, href }): Link[] => {
        const url = webUrl(href);
        return url === null ? [] : [{ rel: "alternate", href: url, media }];
      }),
    ],
  };
}

/** Names used by the app itself, or written from a separate field. */
const reserved = new Set([
  "viewport",
  "referrer",
  "color-scheme",
  "touchline-api",
  "description",
  "robots",
  "og:site_name",
]);
const isUnreserved = (name: string): boolean =>
  /^[a-z][\w.:-]{0,60}$/i.test(name) && !reserved.has(name.toLowerCase());

/** `url`: the given address; `mirror`: the same path on the given host. [seo-002] [seo-003] */
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
function alternateOf(
  { hreflang, href }: PageData["alternates"][number],
  isoCodes: Readonly<Record<string, string>>,
): Link[] {
  const [language = "", ...region] = hreflang.split("-");
  const code = Object.hasOwn(isoCodes, language) ? isoCodes[language] : language;
  const fullCode = [code, ...region].join("-");
  const url = webUrl(href);
  const isValid = fullCode === "x-default" || /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(fullCode);
  return url === null || !isValid ? [] : [{ rel: "alternate", href: url, hreflang: fullCode }];
}

/** The normalized URL; null unless it is absolute and http(s). */
function webUrl(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { protocol, href } = new URL(text);
  return protocol === "http:" || protocol === "https:" ? href : null;
}

/** Icons for the browser tab, only images hosted by the site itself. [call-i18n-002] */
export const iconLinks = (media: readonly Media[]): readonly Link[] =>
  media
    .filter(({ type, url }) => (type === "icon" || type === "image") && /^\/(?![/\\])/.test(url))
    .map(({ url, width, height }) => ({
      rel: "icon",
      href: url,
      ...(width === undefined ? {} : { sizes: `${width}x${height ?? width}` }),
    }));
