import * as t from "io-ts";
import { nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";

/** Data about a page for search engines. [seo-001] */
export const PageData = shape({
  title: openString,
  description: openString,
  siteName: openString,
  metas: list(shape({ name: openString, content: openString })),
  /** Robots of the page itself and of its parent. */
  metaRobots: nullable(openString),
  hierarchyMetaRobots: nullable(openString),
  /** Robots by path after the language segment. [seo-006] */
  pathMetaRobots: list(shape({ path: openString, content: openString })),
  customCanonical: nullable(
    shape(
      { mode: t.keyof({ url: null, mirror: null }) },
      { targetUrl: openString, host: openString },
    ),
  ),
  /** The same page in other languages, and for other media. [seo-004] */
  alternates: list(shape({ hreflang: openString, href: openString })),
  mediaAlternates: list(shape({ media: openString, href: openString })),
});
export type PageData = t.TypeOf<typeof PageData>;

/** The text below a page: HTML from the server, and the images in it. */
export const PageContent = shape({ html: openString, images: t.array(openString) });
export type PageContent = t.TypeOf<typeof PageContent>;

/** Heading, breadcrumbs and banner of that text. */
export const PageVisual = shape({
  h1: nullable(openString),
  breadcrumbs: t.array(shape({ title: openString, url: openString })),
  banner: nullable(openString),
});
export type PageVisual = t.TypeOf<typeof PageVisual>;

/** The tags in the head of the page, already sanitized, see `headOf`. */
export const Head = shape({
  /** Overrides the title of the route; null: no override. */
  title: nullable(openString),
  metas: list(shape({ name: openString, content: openString })),
  links: t.array(
    shape(
      { rel: t.keyof({ canonical: null, alternate: null, icon: null }), href: openString },
      { hreflang: openString, media: openString, sizes: openString },
    ),
  ),
});
export type Head = t.TypeOf<typeof Head>;
