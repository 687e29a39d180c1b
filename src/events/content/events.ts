import * as t from "io-ts";
import { finite, nullable, openString, shape } from "../../codec/codec.ts";
import { list } from "../../codec/tolerant.ts";
import { defineCall, defineEvent } from "../define.ts";

/**
 * An entry in the menu of information pages; one with `accessId` exists only if the site config enables it.
 */
export const InformationItem = shape(
  { slug: openString, title: openString, group: openString },
  { icon: openString, accessId: finite },
);
export type InformationItem = t.TypeOf<typeof InformationItem>;

/** An information page; `updatedAt` in Unix seconds, `html` is only rendered through an allow-list. */
export const InfoPageBody = shape(
  { slug: openString, title: openString, html: openString, updatedAt: finite },
  {
    accessId: finite,
    breadcrumbs: list(shape({ title: openString, url: openString })),
  },
);
export type InfoPageBody = t.TypeOf<typeof InfoPageBody>;

const RuleGroup = shape({
  ruleGroup: openString,
  title: openString,
  chapters: list(shape({ chapter: openString, title: openString })),
});
export type RuleGroup = t.TypeOf<typeof RuleGroup>;
/** Rules by group and chapter, with the requested page. */
export const Rules = shape({ groups: list(RuleGroup), page: nullable(InfoPageBody) });
export type Rules = t.TypeOf<typeof Rules>;

export const Terminal = shape({
  id: finite,
  address: openString,
  latitude: finite,
  longitude: finite,
  workingHours: openString,
});
export type Terminal = t.TypeOf<typeof Terminal>;

export const NewsKind = t.keyof({ news: null, blog: null });
export type NewsKind = t.TypeOf<typeof NewsKind>;
/** One item of the news list; `at` in Unix seconds. */
export const NewsItem = shape({
  slug: openString,
  title: openString,
  lead: openString,
  imageUrl: nullable(openString),
  at: finite,
});
export type NewsItem = t.TypeOf<typeof NewsItem>;
export const ArticleBody = shape({
  slug: openString,
  title: openString,
  html: openString,
  at: finite,
  imageUrl: nullable(openString),
});
export type ArticleBody = t.TypeOf<typeof ArticleBody>;

export const Partner = shape({
  id: finite,
  section: openString,
  title: openString,
  html: openString,
  logoUrl: openString,
});
export type Partner = t.TypeOf<typeof Partner>;

export const Landing = shape({
  landingId: openString,
  title: openString,
  html: openString,
  layout: t.keyof({ main: null, empty: null }),
});
export type Landing = t.TypeOf<typeof Landing>;

const lng = openString;

/** GET /web-api/info/pages (listInfoPages) */
export const Information = defineCall(
  "Information",
  1,
  shape({ lng }),
  shape({ items: list(InformationItem) }),
);
/** GET /web-api/info/pages/{slug} (getInfoPage) */
export const InfoPage = defineCall("InfoPage", 1, shape({ slug: openString, lng }), InfoPageBody);
/** GET /web-api/info/rules (getRules); null: all groups or chapters. */
export const InfoRules = defineCall(
  "InfoRules",
  1,
  shape({ ruleGroup: nullable(openString), chapter: nullable(openString), lng }),
  Rules,
);
/** GET /web-api/info/cash-terminals (listCashTerminals) */
export const CashTerminals = defineCall(
  "CashTerminals",
  1,
  shape({ lng }),
  shape({ items: list(Terminal) }),
);
/** GET /web-api/news (listNews); `pageToken` null: the first page. */
export const News = defineCall(
  "News",
  1,
  shape({ kind: NewsKind, pageToken: nullable(openString), lng }),
  shape({ items: list(NewsItem), nextPageToken: nullable(openString) }),
);
/** GET /web-api/news/{slug} (getNews) */
export const Article = defineCall("Article", 1, shape({ slug: openString, lng }), ArticleBody);
/** GET /web-api/partners (listPartners) */
export const Partners = defineCall("Partners", 1, shape({ lng }), shape({ items: list(Partner) }));
/** GET /web-api/landing-pages/{landingId} (getLandingPage) */
export const LandingPage = defineCall(
  "LandingPage",
  1,
  shape({ landingId: openString, lng }),
  Landing,
);

/** The player wants to retry content that failed to load. */
export const ContentRefreshAsked = defineEvent("ContentRefreshAsked", 1, shape({}));
/** The player wants the next page of older news. */
export const MoreNewsAsked = defineEvent("MoreNewsAsked", 1, shape({ kind: NewsKind }));
/** The menu of information pages is requested again. */
export const InformationRefreshAsked = defineEvent("InformationRefreshAsked", 1, shape({}));
